// Invites to the match at hand, in a dialog.
import { useState } from 'react';
import { Button } from '../parts/Button';
import { Dialog } from '../parts/Dialog';
import { LinkIcon } from '../parts/icons';
import { useT } from '../text';
import { Invitation } from './Invitation';

export function ShareButton({ game, matchID }: { game: string; matchID: string }) {
  const t = useT();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button kind="plain" onClick={() => setOpen(true)}>
        <LinkIcon /> {t('hall.share.button')}
      </Button>
      {open && (
        <Dialog title={t('hall.share.title')} onClose={() => setOpen(false)}>
          <Invitation game={game} matchID={matchID} />
        </Dialog>
      )}
    </>
  );
}
