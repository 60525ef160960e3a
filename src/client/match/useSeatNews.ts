// What has changed around a table since it was last looked at, in words: who has come, who has gone.
import { useEffect, useRef, useState } from 'react';
import { useT } from '../text';
import { levelText } from '../text/level';
import type { SeatInfo } from './types';

/** The last change of a seat; empty before the first. */
export function useSeatNews(seats: readonly SeatInfo[]): string {
  const t = useT();
  const before = useRef(seats);
  const [news, setNews] = useState('');
  useEffect(() => {
    const told = seats.flatMap((seat) => {
      const was = before.current.find((one) => one.seat === seat.seat);
      return was ? (changeOf(t, was, seat) ?? []) : [];
    });
    before.current = seats;
    if (told.length > 0) setNews(told.join(' '));
  }, [seats, t]);
  return news;
}

function changeOf(t: ReturnType<typeof useT>, was: SeatInfo, { seat, name, bot }: SeatInfo): string | null {
  if (was.name === name && was.bot === bot) return null;
  if (name === null) return t('hall.room.told.free', { seat: seat + 1 });
  const words = { name, seat: seat + 1, level: bot ? levelText(t, bot) : '' };
  if (bot === null) return t('hall.room.told.person', words);
  return t(was.name === name ? 'hall.room.told.level' : 'hall.room.told.bot', words);
}
