// The publishing house, first half: where books and games are made.
import { paint } from './paint';
import { ballOf, disc, dots, oval, path, picture, rect, ring, scenery, shade, strip, turned } from './shapes';
import { dice, openBook, pawn, volume } from './things';

const {
  white,
  cream,
  sand,
  gold,
  orange,
  terracotta,
  red,
  rose,
  plum,
  leaf,
  pine,
  glass,
  sea,
  navy,
  wood,
  bark,
  ink,
  stone,
  slate,
} = paint;

export const wheatField = () =>
  picture(
    scenery(),
    turned(
      -7,
      24,
      34,
      path('M6 12h34v42H6z', white),
      path('M11 19h22v2.2H11zM11 25h24v2.2H11zM11 31h18v2.2H11zM11 37h22v2.2H11z', stone),
      shade('M34 12h6v42h-6z'),
    ),
    path('M40 45h14l3 5v7q0 2 -2 2H39q-2 0 -2 -2v-7z', navy),
    rect(41, 41, 12, 5, ink, 1.5),
    shade('M49 45h5l3 5v7q0 2 -2 2h-6z'),
    path('M45 43q-6 -18 -1 -29q3 -8 15 -13q3 10 -1 18q-2 2 -4 2.5q2 1 2 2.5q-3 9 -9 10q-.6 4 -.4 9z', sea),
    path('M46.6 34q-1 -18 12.4 -33q3 10 -1 18q-2 2 -4 2.5q2 1 2 2.5q-3 9 -9.4 10z', glass),
    strip('M46 43q-1.5 -20 9 -34', white, 1.2),
  );

export const ranch = () =>
  picture(
    scenery(),
    pawn(20, 31, 21, sea),
    pawn(49, 31, 18, gold),
    turned(12, 34, 18, dice(26, 9, 16, red)),
    path('M10 25h48l-6 21H16z', stone),
    strip('M10 25h48l-6 21H16L8 15H3M13 32h43M15 39h39M22 25l2 21M34 25v21M46 25l-2 21', slate, 1.8),
    shade('M46 25h12l-6 21h-9z'),
    strip('M16 46q-2 5 2 5.5h32', slate, 2.2),
    dots(
      [
        [20, 55],
        [47, 55],
      ],
      4,
      ink,
    ),
    dots(
      [
        [20, 55],
        [47, 55],
      ],
      1.4,
      cream,
    ),
  );

export const bakery = () =>
  picture(
    scenery(),
    path('M9 29L55 24l6 26L7 56z', pine),
    path('M7 56l54 -6v4L7 60z', bark),
    shade('M46 25l9 -1l6 26v4l-10 1z'),
    strip('M17 50q-4 -13 9 -14t9 8t11 2t2 -13', sand, 6),
    dots(
      [
        [17, 50],
        [18.5, 40],
        [28, 36],
        [34, 42],
        [43, 47],
        [49.5, 41],
      ],
      2.2,
      terracotta,
    ),
    pawn(20, 43, 30, red),
    dice(32, 14, 11),
    turned(
      26,
      50,
      20,
      path('M46 4h8v26l-4 9l-4 -9z', gold),
      path('M46 30l2.6 1.4h2.8L54 30l-4 9z', cream),
      path('M48.6 36h2.8L50 39z', ink),
      rect(46, 1, 8, 5, rose, 2),
      shade('M51.5 1.5q2.5 0 2.5 2V30l-2.5 5z'),
    ),
  );

export const cafe = () =>
  picture(
    scenery(),
    strip('M56 17q4 9 0 18M50 9l4 -5M53 44l5 4', gold, 2.8),
    turned(
      -14,
      30,
      30,
      path('M18 36h9l3 18q.3 2 -1.5 2h-5q-1.7 0 -2 -1.7z', navy),
      path('M10 21h14v17H10q-4 -1 -4 -8.5t4 -8.5z', white),
      path('M22 20Q36 17 44 7v45Q36 42 22 39z', red),
      shade('M22 30H46V52Q36 42 22 39z'),
      oval(45, 29.5, 5, 23, terracotta),
      oval(45.5, 29.5, 2.2, 9, cream),
    ),
  );

export const convenienceStore = () =>
  picture(
    scenery(),
    strip('M32 1v-.5M15 8l3 3M49 8l-3 3M10 24h4M54 24h-4', gold, 2.6),
    path('M32 5q14 0 14 14q0 6 -5 10.5q-2 2 -2 5.5H25q0 -3.5 -2 -5.5Q18 25 18 19Q18 5 32 5z', gold),
    shade('M38 6.3q8 3 8 12.7q0 6 -5 10.5q-2 2 -2 5.5h-4q7 -14 3 -28.7z'),
    strip('M22.5 19q0 -8 7 -9', white, 2),
    strip('M28 34l-1.5 -11l3 2.5l2.5 -2.5l2.5 2.5l3 -2.5l-1.5 11', terracotta, 1.5),
    path('M26 35h12v4.5q0 2.5 -3 2.5h-6q-3 0 -3 -2.5z', slate),
    openBook(32, 40, 50, 19, sea),
    strip('M13 45.5q8 -2.5 14 .5M13 50q8 -2.5 14 .5M37 46q6 -3 14 -.5M37 50.5q6 -3 14 -.5', stone, 1.4),
  );

export const forest = () =>
  picture(
    scenery(),
    path('M13 55q-2 -20 19 -20t19 20z', wood),
    ballOf(18.5, 11, 6.5, wood),
    ballOf(45.5, 11, 6.5, wood),
    dots(
      [
        [18.5, 11],
        [45.5, 11],
      ],
      3,
      rose,
    ),
    oval(32, 22, 17.5, 15.5, wood),
    shade('M39 8q10.5 4 10.5 14t-10.5 14q5 -14 0 -28z'),
    oval(32, 28, 8.5, 6.5, sand),
    path('M28.5 25q3.5 -1.6 7 0q0 3.6 -3.5 3.6t-3.5 -3.6z', ink),
    strip('M32 28.5v2.5q-2.5 1.5 -4 0M32 31q2.5 1.5 4 0', ink, 1.2),
    dots(
      [
        [25, 19.5],
        [39, 19.5],
      ],
      1.9,
      ink,
    ),
    openBook(32, 40, 40, 18, red),
    path('M19 46l3 -3l3 3l3 -2v6q-4.5 -1.5 -9 0z', leaf),
    disc(44, 47.5, 2.6, gold),
    dots(
      [
        [12, 50],
        [52, 50],
      ],
      4.5,
      wood,
    ),
  );

export const cheeseFactory = () =>
  picture(
    scenery(),
    path('M24 3h13v3h-2v12l11 18H15l11 -18V6h-2z', glass),
    path('M22 26q9 -4 18 0.5L46 36H15z', leaf),
    shade('M33 6h2v12l11 18h-9q2 -9 -4 -17z'),
    dots(
      [
        [27, 30],
        [33, 28],
        [36, 32.5],
        [30, 20],
        [31.5, 12],
      ],
      1.8,
      white,
    ),
    path('M46 12h8v20a4 4 0 0 1 -8 0z', glass),
    path('M46 21h8v11a4 4 0 0 1 -8 0z', orange),
    rect(44.5, 10, 11, 3, white, 1.5),
    path('M9 34h46v22H9z', plum),
    path('M9 34L3 42h44l8 -8z', rose),
    path('M9 34L3 42h6zM55 34l6 8h-6z', sand),
    shade('M45 34h10v22H45z'),
    ring(27, 48.5, 3, gold, 1.8),
    <ellipse cx="27" cy="48.5" rx="8.5" ry="3" fill="none" stroke={cream} strokeWidth="1.5" transform="rotate(-24 27 48.5)" />,
  );

export const furnitureFactory = () =>
  picture(
    scenery(),
    rect(5, 9, 6, 44, wood),
    rect(35, 9, 6, 44, wood),
    shade('M38 9h3v44h-3z'),
    rect(2, 5, 42, 7, bark, 1.5),
    path('M20 12h6v17h-6z', slate),
    strip('M20.5 15l5 2.5M20.5 20l5 2.5M20.5 25l5 2.5', ink, 1.3),
    strip('M11 20h24', ink, 2.6),
    dots(
      [
        [11, 20],
        [35, 20],
      ],
      2.6,
      red,
    ),
    rect(11, 28, 24, 6, ink, 1),
    path('M10 41L36 41l2 4H8z', white),
    strip('M15 42.3h16M14 43.7h18', stone, 0.9),
    rect(3, 45, 40, 5, wood, 1),
    rect(2, 52, 42, 5, bark, 1),
    volume(44, 51, 19, 6.5, red),
    volume(46, 44.5, 16, 6.5, sea),
    volume(44, 38, 18, 6.5, gold),
    path('M47 37l6 -2.5v-9q-3 1.5 -6 0zM53 34.5l6 2.5V25.5q-3 1.5 -6 0z', white),
  );

export const mine = () =>
  picture(
    scenery(),
    path('M8 6h34q4 0 4 4v46H14q-4 0 -4 -4V12q0 -3 -2 -6z', cream),
    path('M8 6q-4 0 -4 5v3h6v-2q0 -4 -2 -6z', sand),
    path('M16 14h22v3H16zM16 22h24v2.2H16zM16 28h20v2.2H16zM16 34h13v2.2H16z', stone),
    strip('M16 46q3 -6 5 -2t5 -1', sea, 1.8),
    shade('M40 6h2q4 0 4 4v46h-6z'),
    path('M31 47l-3 12l5.5 -2.5l3.5 4l2 -13z', terracotta),
    ballOf(35, 44, 7.5, red),
    ring(35, 44, 4, rose, 1.5),
    path('M44 40h16q2 0 2 2v6H42v-6q0 -2 2 -2z', wood),
    rect(40, 48, 24, 4.5, ink, 1),
    path('M49 40q1 -6 -1.5 -9a6 6 0 1 1 9 0q-2.5 3 -1.5 9z', wood),
    shade('M54 20.8a6 6 0 0 1 2.5 10.2q-2.5 3 -1.5 9h5q2 0 2 2v6h-7z'),
  );

export const familyRestaurant = () =>
  picture(
    scenery(),
    path('M10 3h44q6 0 6 6v18q0 6 -6 6H43l-9 9l-1 -9H10q-6 0 -6 -6V9q0 -6 6 -6z', glass),
    shade('M54 3q6 0 6 6v18q0 6 -6 6h-4q4 -14 1 -30z'),
    path('M43 26.5l-8.5 -8q-4 -4.6 .8 -7.3q4.6 -2 7.7 2.5q3.1 -4.5 7.7 -2.5q4.8 2.7 .8 7.3z', red),
    rect(13, 38, 8, 16, slate),
    rect(7, 53, 20, 4.5, ink, 2),
    strip('M6 27q0 12 11 12t11 -12', slate, 2.4),
    rect(9, 8, 16, 27, ink, 8),
    path('M9 20h16v3.5H9z', gold),
    strip('M13 12.5h8M12.5 16h9M13 27.5h8', stone, 1.3),
    shade('M19 8.3q6 1.2 6 7.7v11q0 6.5 -6 7.7z'),
  );
