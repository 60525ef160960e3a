// A seat before the match: who sits there; and for the host, which bot shall.
import { useEffect, useRef, useState } from 'react';
import { LevelSelect } from '../lobby/LevelSelect';
import { setBot, type TakenSeat } from '../lobby/lobby';
import { Problem } from '../lobby/Problem';
import { useOneAtATime } from '../lobby/useOnce';
import { Button } from '../parts/Button';
import { CloseIcon, PersonIcon, PlusIcon, RobotIcon } from '../parts/icons';
import type { Level } from '../store/setup';
import { useT } from '../text';
import { levelText } from '../text/level';
import styles from './Room.module.css';
import type { SeatInfo } from './types';

export interface RoomSeatProps {
  game: string;
  matchID: string;
  seat: SeatInfo;
  ours: boolean;
  /** Our seat when we are the host, who says which bots play. */
  host: TakenSeat | null;
  offline: boolean;
}

export function RoomSeat({ game, matchID, seat, ours, host, offline }: RoomSeatProps) {
  const t = useT();
  const place = useRef<HTMLLIElement>(null);
  const work = useOneAtATime();
  const [wanted, setWanted] = useState<Level>('normal');
  const kind = seat.name === null ? 'free' : seat.bot ? 'bot' : 'person';
  useFocusKept(place, kind);
  const set = (level: Level | null) => {
    if (!host || offline) return;
    if (level) setWanted(level);
    work.run(() => setBot(game, matchID, host, { seat: seat.seat, level }));
  };
  const controls = host && { wanted, busy: work.busy, offline, choose: setWanted, set };
  return (
    <li ref={place} className={styles.place} tabIndex={-1} aria-busy={work.busy || undefined}>
      <div className={kind === 'free' ? styles.free : styles.seat}>
        {kind === 'free' && <FreeSeat seat={seat} controls={controls} />}
        {kind === 'bot' && <BotSeat seat={seat} controls={controls} />}
        {kind === 'person' && (
          <>
            <PersonIcon />
            <b>{seat.name}</b>
            {ours && <small>{t('hall.room.you')}</small>}
            {!ours && !seat.connected && <small>{t('hall.room.away')}</small>}
          </>
        )}
      </div>
      {work.busy && <small role="status">{t('hall.room.asking')}</small>}
      <Problem of={work.problem} />
    </li>
  );
}

interface Controls {
  /** The level last chosen here. */
  wanted: Level;
  busy: boolean;
  offline: boolean;
  choose(level: Level): void;
  set(level: Level | null): void;
}

interface SeatProps {
  seat: SeatInfo;
  controls: Controls | null;
}

function FreeSeat({ seat, controls }: SeatProps) {
  const t = useT();
  const number = seat.seat + 1;
  return (
    <>
      <span>{t('hall.room.freeSeat')}</span>
      {controls && (
        <span className={styles.controls}>
          <LevelSelect label={t('hall.room.botLevel', { seat: number })} value={controls.wanted} onChange={controls.choose} />
          <Button
            aria-label={t('hall.room.addBotTo', { seat: number })}
            busy={controls.busy}
            disabled={controls.offline}
            onClick={() => controls.set(controls.wanted)}
          >
            <PlusIcon /> {t('hall.room.addBot')}
          </Button>
        </span>
      )}
    </>
  );
}

function BotSeat({ seat, controls }: SeatProps) {
  const t = useT();
  const name = seat.name ?? '';
  const level = seat.bot as Level;
  return (
    <>
      <RobotIcon />
      <b>{name}</b>
      {controls ? (
        <span className={styles.controls}>
          <LevelSelect
            label={t('hall.room.levelOf', { name })}
            value={controls.busy ? controls.wanted : level}
            disabled={controls.offline}
            onChange={controls.set}
          />
          <Button
            kind="plain"
            aria-label={t('hall.room.sendAway', { name })}
            busy={controls.busy}
            disabled={controls.offline}
            onClick={() => controls.set(null)}
          >
            <CloseIcon />
          </Button>
        </span>
      ) : (
        <small>{t('hall.room.bot', { level: levelText(t, level) })}</small>
      )}
    </>
  );
}

/** When the control that was pressed has made room for others, the focus stays on the seat. */
function useFocusKept(place: React.RefObject<HTMLLIElement | null>, kind: string): void {
  const held = useRef(false);
  useEffect(() => {
    const element = place.current;
    const note = () => {
      held.current = element?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, [place]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of who sits there that matters
  useEffect(() => {
    if (held.current && document.activeElement === document.body) place.current?.focus();
  }, [kind, place]);
}
