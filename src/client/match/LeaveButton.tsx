// Leaves a match under way, after a question that says what will become of it.
import { useEffect, useState } from 'react';
import { getMatch } from '../lobby/lobby';
import { Problem } from '../lobby/Problem';
import { Button } from '../parts/Button';
import { Dialog } from '../parts/Dialog';
import form from '../parts/Form.module.css';
import { LeaveIcon } from '../parts/icons';
import { useT } from '../text';
import { levelText } from '../text/level';
import styles from './MatchFrame.module.css';
import type { OnlineState } from './onlineMatch';
import { useLeave } from './useLeave';

export interface LeaveButtonProps {
  game: string;
  matchID: string;
  state: OnlineState;
}

export function LeaveButton({ game, matchID, state }: LeaveButtonProps) {
  const t = useT();
  const leaving = useLeave(game, matchID);
  const [open, setOpen] = useState(false);
  const stay = () => setOpen(false);
  return (
    <>
      <Button kind="plain" disabled={state.status === 'offline'} onClick={() => setOpen(true)}>
        <LeaveIcon /> <span className={styles.word}>{t('hall.room.leave')}</span>
      </Button>
      {open && (
        <Dialog title={t('hall.leave.title')} onClose={stay} closable={!leaving.busy}>
          <Consequence {...{ game, matchID, state }} />
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

/** What leaving does; in general words until the server has said how the match was made. */
function Consequence({ game, matchID, state: { seats, seat: ours, table } }: LeaveButtonProps) {
  const t = useT();
  const heir = useHeir(game, matchID);
  if (!seats.some(({ seat, name, bot }) => seat !== ours && name !== null && bot === null)) return <p>{t('hall.leave.last')}</p>;
  if (heir === undefined) return <p>{t('hall.leave.text')}</p>;
  // Before the first move a seat only gets free.
  if (heir === null || !table?.stateID) return <p>{t('hall.leave.waits')}</p>;
  return <p>{t('hall.leave.bot', { level: levelText(t, heir) })}</p>;
}

/** The level of the bot that takes over from leavers, null when none does; undefined as long as it is not known. */
function useHeir(game: string, matchID: string): string | null | undefined {
  const [heir, setHeir] = useState<string | null>();
  useEffect(() => {
    let here = true;
    getMatch(game, matchID).then(
      ({ botsForLeavers }) => here && setHeir(botsForLeavers ?? null),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [game, matchID]);
  return heir;
}
