// The football club, first half: the grounds and their stands.
import { paint } from './paint';
import {
  awning,
  beam,
  disc,
  dots,
  flag,
  gable,
  grid,
  hip,
  path,
  picture,
  rect,
  scenery,
  shade,
  strip,
  turned,
  wall,
} from './shapes';
import { football, person, shirt } from './things';

const {
  white,
  cream,
  sand,
  gold,
  orange,
  terracotta,
  red,
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
  skin1,
  skin2,
  skin3,
} = paint;

export const wheatField = () =>
  picture(
    scenery(),
    rect(15, 20, 34, 32, red),
    grid([19, 20], [4, 1], [4, 32], [8, 0], cream),
    shade('M41 20h8v32h-8z'),
    gable(15, 21, 34, 15, navy, 4),
    rect(21, 24, 22, 14, ink, 2),
    person(32, 33, 3.8, sea, skin2),
    rect(18, 37, 28, 3, wood),
    turned(
      -8,
      30,
      50,
      path('M6 42h46v4.5a3.2 3.2 0 0 0 0 6.4v4.5H6v-4.5a3.2 3.2 0 0 0 0 -6.4z', gold),
      strip('M39 44v1.5M39 48.5v1.5M39 53v1.5', bark, 1.5),
      path('M12 47h16v2.5H12zM12 51.5h21v2H12z', terracotta),
      shade('M40.5 42H52v4.5a3.2 3.2 0 0 0 0 6.4v4.5H40.5z'),
    ),
  );

export const ranch = () =>
  picture(
    scenery(),
    path('M7 58q0 -15 25 -16q25 1 25 16z', pine),
    path('M25 40h14v5q-7 6 -14 0z', skin1),
    disc(32, 28, 14, skin1),
    shade('M38 15.5a14 14 0 0 1 0 25a30 30 0 0 0 0 -25z'),
    path('M17 24q0 -16 15 -16t15 16q-15 -5 -30 0z', terracotta),
    path('M16 25q16 -9 32 0l4 2.5q-19 -5 -38 0z', red),
    path('M38 41l-6 6l-6 -6l-4 2l5 10l5 -5l5 5l5 -10z', white),
    strip('M15 53l4 -16M49 53l-4 -16', pine, 7),
    rect(28, 27, 8, 5, ink),
    dots(
      [
        [24, 30],
        [40, 30],
      ],
      7.5,
      ink,
    ),
    dots(
      [
        [24, 30],
        [40, 30],
      ],
      5,
      glass,
    ),
    strip('M21.5 28.5q1 -2 3 -2M37.5 28.5q1 -2 3 -2', white, 1.3),
    dots(
      [
        [17.5, 36],
        [46.5, 36],
      ],
      3.6,
      skin1,
    ),
  );

export const bakery = () =>
  picture(
    scenery(),
    rect(13, 24, 2, 14, bark),
    rect(49, 24, 2, 14, bark),
    rect(15, 27, 34, 10, sand),
    awning(8, 22, 48, 9, 8, orange, white),
    wall(9, 36, 46, 15, terracotta, 0.2),
    rect(7, 34, 50, 3.5, wood, 1),
    rect(15, 40, 20, 7, cream, 1),
    dots(
      [
        [17, 52],
        [47, 52],
      ],
      5,
      ink,
    ),
    dots(
      [
        [17, 52],
        [47, 52],
      ],
      2,
      stone,
    ),
    rect(12, 8, 40, 12, orange, 6),
    shade('M43 8h3q6 0 6 6t-6 6h-6q5 -5 3 -12z'),
    rect(8, 8.5, 48, 7, red, 3.5),
    strip('M14 12.5l4 -2l4 2.5l4 -2.5l4 2.5l4 -2.5l4 2.5l4 -2.5l4 2.5l4 -2', gold, 1.8),
  );

export const cafe = () =>
  picture(
    scenery(),
    wall(5, 14, 54, 38, cream, 0.14),
    rect(3, 8, 58, 9, navy, 1),
    grid([7, 11], [3, 1], [12, 3], [19, 0], gold),
    rect(9, 21, 32, 27, glass),
    strip('M25 24q-1 -3 1 -3M16 28l9 -4l9 4', bark, 1.6),
    shirt(25, 25, 27, red),
    path('M21.5 27.5h2.2v20h-2.2zM26.5 27.5h2.2v20h-2.2z', white),
    beam('M43 22h13', bark, 2),
    path('M44.5 21.5h9v34h-9z', red),
    grid([44.5, 26], [1, 4], [9, 3.6], [0, 7.6], white),
    strip('M46 56v2.5M49 56v2.5M52 56v2.5', red, 1.3),
    shade('M51 21.5h2.5v34H51z'),
  );

export const convenienceStore = () =>
  picture(
    scenery(),
    wall(5, 24, 34, 28, sea, 0.22),
    hip(5, 25, 34, 11, navy, 3, 9),
    rect(9, 28, 22, 11, cream),
    rect(3, 38, 38, 3.5, wood, 1),
    path('M12 38v-5l1 -1.5V29h2v2.5l1 1.5v5zM25 38v-5l1 -1.5V29h2v2.5l1 1.5v5z', pine),
    path('M18.5 38v-5l1 -1.5V29h2v2.5l1 1.5v5z', orange),
    strip('M48 26L52 8h6', red, 2.4),
    path('M35 26h25l-3.5 31h-18z', white),
    path('M36 34h23l-1.3 12H37.3z', orange),
    disc(47.5, 40, 4, cream),
    shade('M52 26h8l-3.5 31h-6z'),
    rect(33, 22.5, 29, 5, stone, 2),
  );

const lamps = (x: number, y: number) => {
  const place = (_: unknown, i: number) => [x + (i % 3) * 5.4, y + Math.floor(i / 3) * 5.4] as const;
  return dots(Array.from({ length: 9 }, place), 2.1, gold);
};

export const forest = () =>
  picture(
    scenery(navy),
    <path d="M16 22L4 51h36z" fill={gold} opacity="0.35" />,
    <path d="M49 16L27 51h33z" fill={gold} opacity="0.45" />,
    disc(30, 7, 1, white),
    dots(
      [
        [8, 28],
        [35, 16],
        [40, 5],
      ],
      0.8,
      white,
    ),
    beam('M16 22v33M49 16v40', stone, 2.6),
    beam('M17 22v33M50 16v40', slate, 1),
    rect(6, 6, 19, 18.5, ink, 2.5),
    lamps(10.1, 10),
    rect(39.5, 2, 19, 18.5, ink, 2.5),
    lamps(43.6, 6),
    path('M2 55q14 -3 30 -3t30 3q0 4 -4 4H6q-4 0 -4 -4z', leaf),
    strip('M8 56.5q24 -3 48 0', white, 1),
  );

export const familyRestaurant = () =>
  picture(
    scenery(),
    flag(54, 8, 44, red, -9),
    wall(9, 27, 42, 25, cream, 0.2),
    gable(9, 28, 42, 19, pine, 5),
    football(30, 20.5, 6),
    rect(13, 32, 9, 8, glass),
    rect(38, 32, 9, 8, glass),
    rect(25.5, 33, 9, 19, terracotta),
    disc(32, 43, 0.9, gold),
    beam('M6 44h18M36 44h18M7 44v9M13 44v9M19 44v9M41 44v9M47 44v9M53 44v9', white, 1.8),
    rect(22, 51, 16, 3, stone),
  );

export const mine = () =>
  picture(
    scenery(),
    path('M4 56V46h10v-8h10v-8h10v-8h27v34z', stone),
    beam('M8 14v28M56 14v20', slate, 2),
    path('M2 9L60 4l2 8L4 16z', red),
    shade('M44 5.4L60 4l2 8l-18 1.3z'),
    path('M6 46h52v4H6zM15 38h43v4H15zM25 30h33v4H25zM35 22h23v4H35z', navy),
    dots(
      [
        [10, 43],
        [30, 43],
        [50, 43],
        [29, 35],
        [49, 35],
        [39, 27],
        [39, 19],
      ],
      3,
      skin1,
    ),
    dots(
      [
        [20, 43],
        [40, 43],
        [20, 35],
        [39, 35],
        [30, 27],
        [53, 19],
      ],
      3,
      skin2,
    ),
    dots(
      [
        [56, 43.5],
        [56, 35],
        [48, 27],
        [56, 27.5],
        [46, 19],
      ],
      3,
      skin3,
    ),
    path('M7 50v-2.5a3.2 3.2 0 0 1 6.4 0V50zM27 50v-2.5a3.2 3.2 0 0 1 6.4 0V50z', red),
    rect(3, 50, 58, 6, white),
    grid([6, 51.5], [4, 1], [10, 3], [14, 0], pine),
    shade('M52 50h9v6h-9z'),
  );

export const relief = () =>
  picture(
    scenery(),
    path('M12 18H52L56 52H8z', paint.pine),
    strip('M20 18l-3 34M28 18l-1.5 34M36 18l1.5 34M44 18l3 34M11 27h42M10 36h44M9 45h46', white, 0.9),
    strip('M7 53V16H57V53', white, 4),
    shade('M55 16h4v38h-4z'),
    path('M12 57l5 -17h4l5 17z', orange),
    path('M14.4 49l1.4 -4.5h6.4l1.4 4.5z', white),
    shade('M20 40h1l5 17h-5z'),
    path('M1 60l4 -12h3l4 12z', orange),
    football(41, 48, 8.5),
  );
