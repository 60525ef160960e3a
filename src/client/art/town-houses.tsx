// The town, second half: works, great houses and landmarks.
import { paint } from './paint';
import {
  awning,
  ballOf,
  beam,
  disc,
  dots,
  flag,
  gable,
  grid,
  hip,
  oval,
  path,
  picture,
  puff,
  rect,
  scenery,
  shade,
  strip,
  tree,
  wall,
} from './shapes';

const { white, cream, sand, gold, orange, terracotta, red, leaf, pine, glass, sea, navy, wood, bark, ink, stone, slate, plum } =
  paint;

export const stadium = () =>
  picture(
    scenery(),
    flag(12, 12, 16, red, 8),
    flag(31, 7, 14, gold, 8),
    flag(51, 12, 16, sea, 8),
    path('M3 26q0 -9 29 -9t29 9v20q0 8 -29 8t-29 -8z', cream),
    oval(32, 27, 29, 9.5, stone),
    oval(32, 28, 22, 6.5, leaf),
    beam('M32 21.5v13', white, 1.2),
    path('M28 28a4 1.6 0 1 0 8 0a4 1.6 0 1 0 -8 0zM29 28a3 1 0 1 1 6 0a3 1 0 1 1 -6 0z', white),
    path(
      'M8 50v-8q0 -3 3 -3t3 3v9.5zM18 52.5v-8q0 -3 3 -3t3 3v9zM28 54v-9q0 -4 4 -4t4 4v9zM40 53.5v-9q0 -3 3 -3t3 3v8zM50 51.5v-9.5q0 -3 3 -3t3 3v8z',
      terracotta,
    ),
    shade('M44 35.5q14 -2 17 -8v18.5q0 5.5 -17 7.3z'),
  );

export const tvStation = () =>
  picture(
    scenery(),
    strip('M32 16L20 5M32 16L45 4', ink, 2.2),
    dots(
      [
        [20, 5],
        [45, 4],
      ],
      2.5,
      red,
    ),
    rect(12, 48, 6, 7, bark),
    rect(46, 48, 6, 7, bark),
    rect(6, 14, 52, 37, wood, 6),
    rect(10, 18, 34, 29, ink, 5),
    rect(12, 20, 30, 25, glass, 4),
    path('M12 38l8 -7l6 5l8 -9l8 8v6q0 4 -4 4h-22q-4 0 -4 -4z', leaf),
    disc(20, 26, 3, gold),
    dots(
      [
        [51, 23],
        [51, 32],
      ],
      3,
      cream,
    ),
    beam('M48 39h6M48 42.5h6M48 46h6', bark, 1.6),
    shade('M52 14q6 0 6 6v25q0 6 -6 6h-4q3 -2 3 -6v-25q0 -6 -3 -6z'),
  );

export const businessCenter = () =>
  picture(
    scenery(),
    rect(44, 18, 2, 6, slate),
    wall(36, 22, 20, 32, terracotta, 0.3),
    grid([39, 26], [3, 5], [3.5, 3.5], [5.5, 5.5], cream),
    rect(20, 3, 2, 8, slate),
    wall(9, 12, 26, 42, sea, 0.3),
    rect(13, 8, 18, 4, navy),
    grid([12, 16], [4, 6], [3.5, 3.5], [5.5, 5.3], cream),
    grid([17.5, 21.3], [2, 2], [3.5, 3.5], [5.5, 10.6], gold),
    rect(17, 47, 10, 7, navy),
  );

export const cheeseFactory = () =>
  picture(
    scenery(),
    puff(45, 9, white, 3.4),
    wall(40, 10, 10, 26, terracotta, 0.35),
    wall(7, 24, 50, 28, sea, 0.2),
    hip(7, 25, 50, 9, navy, 2, 5),
    grid([13, 28], [4, 1], [6, 4], [10, 0], cream),
    path('M3 45L44 34q9 2 9 10v13H3z', gold),
    path('M3 45L44 34q9 2 9 10v1z', cream),
    shade('M42 45h11v12H42z'),
    dots(
      [
        [13, 52],
        [34, 54],
      ],
      3.2,
      orange,
    ),
    dots(
      [
        [23, 49],
        [45, 50],
      ],
      2.4,
      orange,
    ),
  );

export const furnitureFactory = () =>
  picture(
    scenery(),
    wall(3, 28, 56, 24, stone, 0.16),
    path('M3 29V12l17 17V12l17 17V12l22 17z', navy),
    path('M6.5 28v-8.5l8.5 8.5zM23.5 28v-8.5l8.5 8.5zM40.5 28v-9l12 9z', glass),
    grid([7, 33], [1, 2], [8, 5], [11, 8], cream),
    rect(27, 53, 3.5, 5, bark),
    rect(53, 53, 3.5, 5, bark),
    path('M25 46V30q0 -7 7 -7h19q7 0 7 7v16z', orange),
    path('M25 34q5 0 5 5v7h23v-7q0 -5 5 -5t5 5v14q0 2 -2 2H22q-2 0 -2 -2V39q0 -5 5 -5z', terracotta),
    rect(30, 43, 23, 6.5, gold, 2),
    strip('M36 30v.1M47 30v.1M41.5 35v.1', terracotta, 2),
    shade('M51 23q7 0 7 7v4.1q5 .4 5 4.9v14q0 2 -2 2h-9q3 -16 -1 -32z'),
  );

export const mine = () =>
  picture(
    scenery(),
    path('M2 52L20 15l7 8L37 7l25 45z', slate),
    path('M37 7l-6 10l5 4l4 -3l5 4z', white),
    shade('M37 7l25 45h-19q4 -22 -6 -45z'),
    path('M17 53v-16q0 -10 11 -10t11 10v16z', ink),
    beam('M17 54V33h22v21M14 33h28', wood, 3.5),
    beam('M4 55h50M10 53v4M18 53v4M26 53v4M34 53v4', bark, 1.5),
    dots(
      [
        [38, 42],
        [44, 39],
        [50, 42],
      ],
      4,
      gold,
    ),
    path('M31 42h27l-4 10h-19z', terracotta),
    shade('M50 42h8l-4 10h-5z'),
    dots(
      [
        [38, 54],
        [51, 54],
      ],
      3,
      ink,
    ),
  );

export const familyRestaurant = () =>
  picture(
    scenery(),
    wall(6, 28, 52, 24, sand, 0.16),
    awning(3, 30, 58, 9, 8, terracotta, cream),
    rect(10, 41, 10, 11, bark),
    rect(44, 41, 11, 8, glass),
    disc(32, 27, 19, white),
    shade('M40 9.8a19 19 0 0 1 0 34.4a24 24 0 0 0 0 -34.4z'),
    disc(32, 27, 13.5, cream),
    strip('M27 18v18M24.5 18v4q0 2.5 2.5 2.5t2.5 -2.5v-4', ink, 1.8),
    strip('M37 36V18q4 3 3 9h-3', ink, 2.2),
  );

export const trainStation = () =>
  picture(
    scenery(paint.back, stone),
    wall(28, 20, 30, 32, cream, 0.18),
    hip(28, 21, 30, 8, terracotta, 3, 5),
    wall(38, 5, 10, 9, cream, 0.3),
    gable(38, 6, 10, 5, terracotta, 2),
    disc(43, 25.5, 4, white),
    strip('M43 23.5v2.2h1.7', ink, 1.2),
    rect(47, 32, 7, 8, glass),
    puff(12, 22, white, 3.5),
    rect(10, 22, 5, 8, ink),
    path('M5 30h24v-6h18v24h-42z', pine),
    rect(27, 21, 22, 4, red, 1.5),
    rect(33, 28, 9, 8, glass, 1),
    shade('M40 25h7v23h-7z'),
    rect(4, 43, 46, 4, gold),
    dots(
      [
        [12, 50],
        [41, 50],
      ],
      5,
      ink,
    ),
    dots([[26.5, 51]], 4, ink),
    strip('M12 50h29', red, 1.6),
    rect(2, 54.5, 60, 2, bark),
  );

export const shoppingMall = () =>
  picture(
    scenery(),
    wall(4, 20, 56, 32, stone, 0.14),
    path('M18 20q14 -15 28 0z', glass),
    beam('M32 12.5v7.5M25 14.5v5.5M39 14.5v5.5', white, 1.2),
    flag(32, 3, 10, red, 8),
    grid([8, 24], [6, 2], [5, 5], [8.6, 8], cream),
    strip('M15 34q0 -8 6 -8t6 8', ink, 2),
    path('M9 33h24l2 24H7z', red),
    shade('M26 33h7l2 24h-8z'),
    strip('M39 40q0 -7 5.5 -7t5.5 7', ink, 2),
    path('M35 39h19l2 18H33z', gold),
    shade('M48 39h6l2 18h-8z'),
    path('M21 52l-5.5 -5.2q-2.7 -3.2 .6 -4.7q3 -.9 4.9 1.9q1.9 -2.8 4.9 -1.9q3.3 1.5 .6 4.7z', cream),
  );

const spokes = Array.from(
  { length: 8 },
  (_, i) => [32 + 21 * Math.cos((i * Math.PI) / 4), 27 + 21 * Math.sin((i * Math.PI) / 4)] as const,
);
const rounded = (value: number) => Math.round(value * 10) / 10;

export const amusementPark = () =>
  picture(
    scenery(),
    strip('M32 27L18 55M32 27l14 28', navy, 2.6),
    strip(spokes.map(([x, y]) => `M32 27L${rounded(x)} ${rounded(y)}`).join(''), white, 1.3),
    <circle cx="32" cy="27" r="20.5" fill="none" stroke={navy} strokeWidth="2.4" />,
    <circle cx="32" cy="27" r="13" fill="none" stroke={white} strokeWidth="1.2" />,
    dots(
      spokes.filter((_, i) => i % 2 === 0),
      4.6,
      red,
    ),
    dots(
      spokes.filter((_, i) => i % 2 === 1),
      4.6,
      gold,
    ),
    ballOf(32, 27, 4.5, plum),
    rect(24, 49, 16, 6, terracotta),
    path('M22 49l10 -6l10 6z', cream),
  );

export const radioTower = () =>
  picture(
    scenery(),
    path('M32 14L46 55h-6L32 29l-8 26h-6z', red),
    shade('M32 14L46 55h-6L32 29z'),
    strip('M28.5 30h7M26 38h12M23 47h18M29 29l9 10M35 29l-9 10M26.5 38l14 10M37.5 38l-14 10', red, 1.4),
    rect(26.5, 24, 11, 4, cream, 1),
    beam('M32 8v10', ink, 2),
    disc(32, 9, 3.4, gold),
    strip('M24.5 14q-3.5 -5 0 -10M39.5 14q3.5 -5 0 -10', sea, 2.4),
    strip('M18.5 17.5q-6.5 -8.5 0 -16.5M45.5 17.5q6.5 -8.5 0 -16.5', sea, 2.4),
    tree(9, 54, 5.5, leaf),
    tree(55, 54, 5.5, leaf),
  );
