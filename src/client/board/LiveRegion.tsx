// Says rolls, payments and turns to screen readers, once, and why a move was refused.
import { useEffect, useRef, useState } from 'react';
import { useBoard } from './model';
import { refusedText } from './refusals';
import { sentence } from './sentences';

export function LiveRegion() {
  const board = useBoard();
  const { t, log, refused } = board;
  const seen = useRef(log.at(-1)?.stateID ?? -1);
  const speaker = useRef(board);
  speaker.current = board;
  const [text, setText] = useState('');
  useEffect(() => {
    const fresh = log.filter(({ stateID }) => stateID > seen.current);
    seen.current = Math.max(seen.current, log.at(-1)?.stateID ?? -1);
    const sentences = fresh.flatMap(({ happenings }) => happenings.map((event) => sentence(speaker.current, event)));
    if (sentences.length > 0) setText(sentences.join(' '));
  }, [log]);
  const why = refused ? refusedText(t, refused) : '';
  return (
    <p className="unseen" role="status">
      {why || text}
    </p>
  );
}
