// Lets a bot play on where somebody has left: the question which, and the asking of the server.
import { useState } from 'react';
import { LevelSelect } from '../lobby/LevelSelect';
import { setBot, type TakenSeat } from '../lobby/lobby';
import { Problem } from '../lobby/Problem';
import { useOneAtATime } from '../lobby/useOnce';
import { Button } from '../parts/Button';
import { Dialog } from '../parts/Dialog';
import form from '../parts/Form.module.css';
import { RobotIcon } from '../parts/icons';
import type { Level } from '../store/setup';
import { useT } from '../text';

export interface BotForSeatProps {
  game: string;
  matchID: string;
  /** Our own seat, which allows us to ask. */
  holder: TakenSeat;
  /** The free seat, from 0. */
  seat: number;
}

export function BotForSeat({ game, matchID, holder, seat }: BotForSeatProps) {
  const t = useT();
  const [open, setOpen] = useState(false);
  const [level, setLevel] = useState<Level>('normal');
  const work = useOneAtATime();
  const close = () => setOpen(false);
  const ask = async () => {
    await setBot(game, matchID, holder, { seat, level });
    close();
  };
  return (
    <>
      <Button kind="plain" onClick={() => setOpen(true)}>
        <RobotIcon /> {t('hall.botForSeat.button')}
      </Button>
      {open && (
        <Dialog title={t('hall.botForSeat.title', { seat: seat + 1 })} onClose={close} closable={!work.busy}>
          <div className={form.form}>
            <p>{t('hall.botForSeat.text')}</p>
            <div className={form.field}>
              <b aria-hidden="true">{t('hall.create.leaversLevel')}</b>
              <LevelSelect label={t('hall.create.leaversLevel')} value={level} onChange={setLevel} />
            </div>
            <Problem of={work.problem} />
            <div className={form.ends}>
              <Button kind="primary" busy={work.busy} onClick={() => work.run(ask)}>
                {t('hall.botForSeat.button')}
              </Button>
            </div>
          </div>
        </Dialog>
      )}
    </>
  );
}
