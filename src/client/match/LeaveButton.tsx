// Leaves a match under way, after a question: the others then wait.
import { useState } from 'react';
import { Problem } from '../lobby/Problem';
import { Button } from '../parts/Button';
import { Dialog } from '../parts/Dialog';
import form from '../parts/Form.module.css';
import { LeaveIcon } from '../parts/icons';
import { useT } from '../text';
import styles from './MatchFrame.module.css';
import type { MatchStatus } from './types';
import { useLeave } from './useLeave';

export function LeaveButton({ game, matchID, status }: { game: string; matchID: string; status: MatchStatus }) {
  const t = useT();
  const leaving = useLeave(game, matchID);
  const [open, setOpen] = useState(false);
  const stay = () => setOpen(false);
  return (
    <>
      <Button kind="plain" disabled={status === 'offline'} onClick={() => setOpen(true)}>
        <LeaveIcon /> <span className={styles.word}>{t('hall.room.leave')}</span>
      </Button>
      {open && (
        <Dialog title={t('hall.leave.title')} onClose={stay} closable={!leaving.busy}>
          <p>{t('hall.leave.text')}</p>
          <Problem of={leaving.problem} />
          <div className={form.ends}>
            <Button onClick={stay}>{t('hall.leave.stay')}</Button>
            <Button kind="primary" busy={leaving.busy} onClick={leaving.leave}>
              {t('hall.room.leave')}
            </Button>
          </div>
        </Dialog>
      )}
    </>
  );
}
