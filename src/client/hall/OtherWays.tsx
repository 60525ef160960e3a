// The other two ways to play: at a table with an address of its own, or around this device.
import { lazy, Suspense, useState } from 'react';
import type { Box } from '../lobby/boxes';
import { Button } from '../parts/Button';
import { LinkIcon, PeopleIcon } from '../parts/icons';
import { LoadingDialog } from '../parts/LoadingDialog';
import { useT } from '../text';
import styles from './OtherWays.module.css';

const CreateDialog = lazy(() => import('./CreateDialog'));
const PassDialog = lazy(() => import('./PassDialog'));

export function OtherWays({ box }: { box: Box }) {
  const t = useT();
  const [open, setOpen] = useState<'create' | 'pass' | null>(null);
  const close = () => setOpen(null);
  return (
    <div className={styles.ways}>
      <Button className={styles.way} onClick={() => setOpen('create')}>
        <LinkIcon />
        <span>
          <b>{t('hall.create.title')}</b>
          <small>{t('hall.create.about')}</small>
        </span>
      </Button>
      <Button className={styles.way} onClick={() => setOpen('pass')}>
        <PeopleIcon />
        <span>
          <b>{t('hall.pass.title')}</b>
          <small>{t('hall.pass.about')}</small>
        </span>
      </Button>
      <Suspense fallback={open && <LoadingDialog title={t(`hall.${open}.title`)} onClose={close} />}>
        {open === 'create' && <CreateDialog box={box} onClose={close} />}
        {open === 'pass' && <PassDialog box={box} onClose={close} />}
      </Suspense>
    </div>
  );
}
