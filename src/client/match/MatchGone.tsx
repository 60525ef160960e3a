// Said of an address without a match.
import { LinkButton } from '../parts/Button';
import { Notice } from '../parts/Notice';
import { useT } from '../text';

export function MatchGone() {
  const t = useT();
  return (
    <Notice title={t('hall.match.gone')} text={t('hall.match.goneText')}>
      <LinkButton kind="primary" href="/">
        {t('common.home')}
      </LinkButton>
    </Notice>
  );
}
