// The signs of Life: hearts, friends, points, and where cards lie. All are decoration: the words stand beside them.
import { Frame, line, type SignProps, sign } from './sign';

/** A heart in its own colours, blank: the number stands beside it or over it. */
export function Heart(props: SignProps) {
  return (
    <Frame {...props}>
      <path
        d="M12 21.2L3.6 12.6a5.9 5.9 0 0 1 8.4-8.3a5.9 5.9 0 0 1 8.4 8.3z"
        fill="var(--heart)"
        stroke="var(--heart-edge)"
        strokeWidth={1.6}
        strokeLinejoin="round"
      />
      <path d="M4.9 9.5a3.6 3.6 0 0 1 3.5-4" {...line} stroke="#fff" strokeWidth={1.6} opacity={0.7} />
    </Frame>
  );
}

/** A seal of VIP points in its own colours, blank: the number stands over it. */
export function Seal(props: SignProps) {
  return (
    <Frame {...props}>
      <g fill="var(--coin-edge)">
        {[0, 30, 60].map((angle) => (
          <rect key={angle} x="4.1" y="4.1" width="15.8" height="15.8" rx="1" transform={`rotate(${angle} 12 12)`} />
        ))}
      </g>
      <circle cx="12" cy="12" r="8.2" fill="var(--coin)" />
      <circle cx="12" cy="12" r="6.6" fill="none" stroke="var(--coin-edge)" strokeWidth={0.8} opacity={0.55} />
    </Frame>
  );
}

/** Hearts lying on a card. */
export const HeartOnCard = sign(
  'M12 17.5l-4-4.1a2.85 2.85 0 0 1 4-4a2.85 2.85 0 0 1 4 4z',
  'M6 2.5h12a1.5 1.5 0 0 1 1.5 1.5v16a1.5 1.5 0 0 1-1.5 1.5H6a1.5 1.5 0 0 1-1.5-1.5V4A1.5 1.5 0 0 1 6 2.5z',
);

/** A Friend on a card: two heads together. */
export const Friend = sign(
  'M8.5 5a4 4 0 1 0 0 8a4 4 0 1 0 0-8zM1.5 21q0-7 7-7q7 0 7 7zM16.5 4a4 4 0 0 1 0 8q-1 0-2-.5q1-3.5-1-6.2q1.3-1.3 3-1.3zM17.5 21q0-4.5-2.5-7q7.5-2 8 7z',
);

/** A row of the line-up: cards standing on a board. */
export const Shelf = sign('M2.5 5.5h5v11h-5zM9.5 5.5h5v11h-5zM16.5 5.5h5v11h-5z', 'M2 19.5h20');

/** A face-down pile. */
export const Deck = sign(
  'M4 6h11a1.5 1.5 0 0 1 1.5 1.5V20a1.5 1.5 0 0 1-1.5 1.5H4A1.5 1.5 0 0 1 2.5 20V7.5A1.5 1.5 0 0 1 4 6z',
  'M7 2.5h12.5a1.5 1.5 0 0 1 1.5 1.5v13.5',
);

/** A heart that is not there: a price that cannot be paid. */
export const HeartOutline = sign('', 'M12 21.2L3.6 12.6a5.9 5.9 0 0 1 8.4-8.3a5.9 5.9 0 0 1 8.4 8.3z');
