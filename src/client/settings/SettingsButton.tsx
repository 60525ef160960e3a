// Opens the settings, from any page.
import { lazy, Suspense, useState } from 'react';
import { Button } from '../parts/Button';
import { SettingsIcon } from '../parts/icons';
import { LoadingDialog } from '../parts/LoadingDialog';
import { useT } from '../text';

const SettingsDialog = lazy(() => import('./SettingsDialog'));

export function SettingsButton() {
  const t = useT();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button kind="plain" aria-label={t('hall.settings.title')} onClick={() => setOpen(true)}>
        <SettingsIcon />
      </Button>
      {open && (
        <Suspense fallback={<LoadingDialog title={t('hall.settings.title')} onClose={close} />}>
          <SettingsDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
