// Says rolls, payments and turns to screen readers, once and in order, and why a move was refused.
import { useEffect, useRef, useState } from 'react';
import { refusedText } from './refused';
import { useTable } from './table';

/** Enough for a round of quick bots; what has been read out may go. */
const KEPT = 20;

export function LiveRegion() {
  const table = useTable();
  const { t, told, refused, words } = table;
  const seen = useRef(told.at(-1)?.stateID ?? -1);
  const speaker = useRef(table);
  speaker.current = table;
  const [spoken, setSpoken] = useState<{ id: string; text: string }[]>([]);
  useEffect(() => {
    const fresh = told.filter(({ stateID }) => stateID > seen.current);
    seen.current = Math.max(seen.current, told.at(-1)?.stateID ?? -1);
    const lines = fresh.map(({ stateID, happenings }) => ({
      id: String(stateID),
      text: happenings.map((event) => speaker.current.say(event)).join(' '),
    }));
    // Added, not put in the place of the last: a bot's next move must not swallow what is still to be read.
    if (lines.length > 0) setSpoken((before) => [...before, ...lines].slice(-KEPT));
  }, [told]);
  return (
    <>
      <div className="unseen" role="log" aria-label={t('board.live')}>
        {spoken.map(({ id, text }) => (
          <p key={id}>{text}</p>
        ))}
      </div>
      <p className="unseen" role="status">
        {refused ? refusedText(t, words, refused) : ''}
      </p>
    </>
  );
}
