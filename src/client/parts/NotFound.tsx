// An address that leads nowhere.

import { useT } from '../text';
import { LinkButton } from './Button';
import { Notice } from './Notice';
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
