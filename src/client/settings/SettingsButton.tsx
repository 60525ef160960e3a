// Opens the settings, from any page.
import { lazy, Suspense, useState } from 'react';
import { Button } from '../parts/Button';
import { SettingsIcon } from '../parts/icons';
import { useT } from '../text';

const SettingsDialog = lazy(() => import('./SettingsDialog'));

export function SettingsButton() {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="plain" aria-label={t('hall.settings.title')} onClick={() => setOpen(true)}>
        <SettingsIcon />
      </Button>
      {open && (
        <Suspense>
          <SettingsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
