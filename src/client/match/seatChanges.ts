// What has changed around a table since it was last looked at, in words: who has come, who has gone, which bot plays on.
import { useEffect, useRef, useState } from 'react';
import { useT } from '../text';
import { levelText } from '../text/level';
import type { SeatInfo } from './types';

type T = ReturnType<typeof useT>;
/** Null when the change is not worth a word. */
type Tell = (t: T, was: SeatInfo, is: SeatInfo) => string | null;

/** The last change worth a word, empty before the first; and how to forget it. `tell` must be the same function every time. */
export function useSeatChanges(seats: readonly SeatInfo[], tell: Tell): [news: string, forget: () => void] {
  const t = useT();
  const before = useRef(seats);
  const [news, setNews] = useState('');
  useEffect(() => {
    const told = seats.flatMap((is) => {
      const was = before.current.find(({ seat }) => seat === is.seat);
      return was ? (tell(t, was, is) ?? []) : [];
    });
    before.current = seats;
    if (told.length > 0) setNews(told.join(' '));
  }, [seats, tell, t]);
  return [news, () => setNews('')];
}

/** The names of the others who have left the seats that are free now, as far as we have seen them sit there. `own`: the seat we came with. */
export function useLeavers(seats: readonly SeatInfo[], own: number | null): string[] {
  // Only ever added to, the same each time it is rendered with the same seats.
  const sat = useRef(new Map<number, string>());
  for (const { seat, name } of seats) if (name !== null && seat !== own) sat.current.set(seat, name);
  return seats.flatMap(({ seat, name }) => (name === null ? (sat.current.get(seat) ?? []) : []));
}

/** Before the match. */
export const tellRoom: Tell = (t, was, { seat, name, bot }) => {
  if (was.name === name && was.bot === bot) return null;
  const number = seat + 1;
  if (name === null) return t('hall.room.told.free', { seat: number });
  if (bot === null) return t('hall.room.told.person', { name, seat: number });
  const level = levelText(t, bot);
  return was.name === name ? t('hall.room.told.level', { name, level }) : t('hall.room.told.bot', { name, level, seat: number });
};

/** In the match: bots that play on for those who have left. */
export const tellTakeovers: Tell = (t, was, { name, bot }) =>
  was.name !== null && was.bot === null && name !== null && bot !== null
    ? t('hall.match.takeover', { name: was.name, bot: name, level: levelText(t, bot) })
    : null;

/** Under way: also bots that are put on seats that were free. */
export const tellBots: Tell = (t, was, is) =>
  tellTakeovers(t, was, is) ?? (was.name === null && is.bot !== null ? tellRoom(t, was, is) : null);
