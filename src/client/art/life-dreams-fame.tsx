// Life's great Dreams, second half: voyages, works and honours.
import { blossom, smile, star } from './life-things';
import { paint } from './paint';
import { ballOf, beam, cut, disc, dots, flag, grid, path, picture, rect, scenery, shade, strip, turned, wall } from './shapes';

const { white, cream, gold, orange, terracotta, red, leaf, pine, glass, sea, navy, wood, bark, ink, stone, slate, skin3 } = paint;

export const sailRoundTheWorld = () =>
  picture(
    scenery(),
    ballOf(32, 42, 18.5, sea),
    path(
      'M16 34q6 -6 12 -5q3 3 0 6l-4 2l-1 7q-4 1 -5 -3q-4 -1 -2 -7zM36 36q6 -4 10 -2q4 3 2 9l-4 3l-1 7q-4 2 -5 -4q0 -4 -3 -6q-1 -4 1 -7zM25 51q4 -1 5 3l-2 6q-4 -4 -3 -9z',
      leaf,
    ),
    strip('M14 41q18 13 36 1', white, 1.6),
    path('M20 21h26q-1 6 -7 8q-7 2 -14 0q-4 -2 -5 -8z', bark),
    shade('M38 21h8q-1 6 -7 8l-4 .8q4 -4 3 -8.8z'),
    rect(31.5, 1, 1.8, 20, wood),
    path('M30.5 3v16H18Q28 13 30.5 3z', white),
    path('M34.5 5q11 4 11 14h-11z', red),
    shade('M39 7.3q6.5 3.7 6.5 11.7H40q1 -6 -1 -11.7z'),
    beam('M21 23.5h24.5', gold, 1.6),
  );

export const masterpiece = () =>
  picture(
    scenery(),
    rect(7, 2, 50, 45, gold, 1),
    rect(11, 6, 42, 37, orange),
    rect(14, 9, 36, 31, navy),
    strip('M32 32V20M32 30L24 20M32 30l9 -9', leaf, 2),
    blossom(32, 16, 4.8, 8, gold),
    blossom(22.5, 21, 3.8, 8, orange),
    blossom(42, 21, 3.8, 8, orange),
    dots(
      [
        [32, 16],
        [22.5, 21],
        [42, 21],
      ],
      2.8,
      bark,
    ),
    path('M26 28h12q-1 4 1 6t-2 6H27q-4 -4 -2 -6t1 -6z', glass),
    shade('M34 28h4q-1 4 1 6t-2 6h-4q3 -6 1 -12z'),
    shade('M53 2h3q1 0 1 1v43q0 1 -1 1H7.5L11 43h42z'),
    strip('M11 42q21 14 42 0', red, 3.4),
    path('M9.5 40h3v14h3v3h-9v-3h3zM51.5 40h3v14h3v3h-9v-3h3z', wood),
    dots(
      [
        [11, 39.5],
        [53, 39.5],
      ],
      3,
      gold,
    ),
  );

export const ownCompany = () =>
  picture(
    scenery(),
    flag(26, 2, 12, red, 11),
    wall(12, 13, 30, 42, sea, 0.26),
    rect(9, 11, 36, 4, navy),
    grid([15.5, 18.5], [4, 5], [4, 4.5], [6.3, 7.5], cream),
    grid([21.8, 18.5], [2, 2], [4, 4.5], [6.3, 15], gold),
    strip('M37 38v-4q0 -2.5 2.5 -2.5h9q2.5 0 2.5 2.5v4', ink, 3),
    rect(25, 36, 37, 21, wood, 3),
    path('M25 39q0 -3 3 -3h31q3 0 3 3v6q-18 6 -37 0z', bark),
    shade('M54 36h5q3 0 3 3v15q0 3 -3 3h-5z'),
    rect(40, 43, 7, 6.5, gold, 1),
  );

export const electedPolitician = () =>
  picture(
    scenery(),
    flag(6, 8, 48, red, 13),
    strip('M44 34l6 -9l-1 -7', navy, 5.5),
    disc(49, 14.5, 4, skin3),
    strip('M21 33l-5.5 5', navy, 5.5),
    path('M16 42q0 -15 15.5 -16T48 42z', navy),
    path('M26 27q6 -3 12 0l-6 13z', white),
    path('M30.5 29h3l1.5 8l-3 4l-3 -4z', red),
    path('M28 22h8v5q-4 4 -8 0z', skin3),
    disc(32, 15.5, 9.5, skin3),
    path('M22 16q-2 -12.5 10 -12.5t10 12.5q-2 -5 -6 -6.5q-7 2 -10 1q-3 2 -4 5.5z', slate),
    smile(32, 16.5, 8.5),
    strip('M25 38l2 -4.5M39 38l-2 -4.5', ink, 2),
    dots(
      [
        [27.5, 33],
        [36.5, 33],
      ],
      2.2,
      ink,
    ),
    rect(14, 37, 36, 5, bark, 1),
    path('M17 42h30l-4 15H21z', wood),
    disc(16.5, 37.5, 3.4, skin3),
    shade('M39 42h8l-4 15h-6z'),
    star(32, 49.5, 5.5, gold),
  );

/** Five leaves up one side of a circle, as one shape. */
const laurel = (side: 1 | -1) =>
  [208, 232, 256, 280, 304]
    .map((degrees) => {
      const angle = (degrees * Math.PI) / 180;
      const [sin, cos] = [Math.sin(angle) * side, Math.cos(angle)];
      const [x, y] = [32 + sin * 24.5, 27 - cos * 24.5];
      const end = (way: number) =>
        `${cut(x + way * (side * cos * 6 + sin * 1.5))} ${cut(y + way * (side * sin * 6 - cos * 1.5))}`;
      const bend = (way: number) => `${cut(x + way * sin * 6)} ${cut(y - way * cos * 6)}`;
      return `M${end(-1)}Q${bend(1)} ${end(1)}Q${bend(-1)} ${end(-1)}z`;
    })
    .join('');

export const worldChampion = () =>
  picture(
    scenery(),
    strip('M25 48Q3 34 10 12M39 48Q61 34 54 12', pine, 1.6),
    path(laurel(1) + laurel(-1), pine),
    strip('M20 9h-6q0 11 10 13M44 9h6q0 11 -10 13', orange, 3),
    path('M18 4h28v9q0 15 -11 18v7h-6v-7q-11 -3 -11 -18z', gold),
    shade('M39 4h7v9q0 15 -11 18v7h-2v-7q7 -7 6 -27z'),
    star(31, 16, 8, white),
    path('M25 37h14l2 5H23z', orange),
    rect(21, 41, 22, 6, bark, 1),
    rect(14, 47, 36, 10, navy, 1),
    shade('M42 47h7q1 0 1 1v8q0 1 -1 1h-7z'),
    rect(25, 49.5, 14, 4.5, gold, 1),
  );

export const spaceTrip = () =>
  picture(
    scenery(navy, stone),
    dots(
      [
        [12, 16],
        [22, 8],
        [54, 33],
        [10, 37],
        [57, 21],
        [52, 44],
      ],
      1.2,
      cream,
    ),
    ballOf(14, 25, 6, terracotta),
    <ellipse cx="14" cy="25" rx="10.5" ry="3" fill="none" stroke={gold} strokeWidth="1.6" transform="rotate(-20 14 25)" />,
    dots(
      [
        [14, 55],
        [48, 54.5],
      ],
      2.4,
      slate,
    ),
    turned(
      30,
      36,
      26,
      path('M31 42h10q2 8 -5 17q-7 -9 -5 -17z', orange),
      path('M33.5 42h5q1 5 -2.5 10q-3.5 -5 -2.5 -10z', gold),
      path('M27 28q-8 4 -7 16l8 -4zM45 28q8 4 7 16l-8 -4z', red),
      path('M36 1q12 10 9 32l-2 10H29l-2 -10Q24 11 36 1z', white),
      path('M36 1q5.5 4.5 8 12q-8 -3 -16 0q2.5 -7.5 8 -12z', red),
      shade('M38 3q9 10 7 30l-2 10h-5q4 -20 0 -40z'),
      disc(36, 23, 5.5, ink),
      disc(36, 23, 4, glass),
      beam('M28 38h16', slate, 2),
    ),
  );
