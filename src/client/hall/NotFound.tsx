// An address that leads nowhere.
import { LinkButton } from '../parts/Button';
import { Notice } from '../parts/Notice';
import { useT } from '../text';
import { usePage } from './usePage';

export function NotFound(_: { game?: string }) {
  const t = useT();
  usePage({ title: t('hall.notFound.title') });
  return (
    <Notice title={t('hall.notFound.title')} text={t('hall.notFound.text')}>
      <LinkButton kind="primary" href="/">
        {t('common.home')}
      </LinkButton>
    </Notice>
  );
}
