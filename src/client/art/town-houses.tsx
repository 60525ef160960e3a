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
    puff(46, 9, white, 3),
    wall(42, 9, 9, 26, terracotta, 0.35),
    wall(8, 24, 48, 28, cream, 0.2),
    hip(8, 25, 48, 9, slate, 2, 5),
    grid([14, 29], [4, 1], [5, 4], [9, 0], glass),
    path('M6 43L45 35q7 3 7 9v12h-46z', gold),
    path('M6 43L45 35q7 3 7 8z', cream),
    shade('M40 43h12v13h-12z'),
    dots(
      [
        [14, 50],
        [33, 53],
      ],
      2.8,
      orange,
    ),
    dots(
      [
        [24, 48],
        [43, 48],
      ],
      3.5,
      orange,
    ),
  );

export const furnitureFactory = () =>
  picture(
    scenery(),
    wall(5, 28, 40, 24, stone, 0.2),
    path('M5 29V15l13 14V15l13 14V15l14 14z', navy),
    path('M8 29v-7l6.5 7zM21 29v-7l6.5 7zM34 29v-7l7 7z', glass),
    grid([9, 34], [2, 2], [7, 5], [10, 8], cream),
    path('M35 17h4l1 22h16q2 0 2 2v2h-24z', wood),
    rect(33, 38, 25, 5, orange, 2),
    path('M35 43h3.5v14h-3.5zM53.5 43h3.5v14h-3.5z', wood),
    beam('M37 48h18', wood, 2),
    shade('M51 38h5q2 0 2 2v17h-4.5v-14h-2.5z'),
    path('M36.5 20h3M36.7 26h3M37 32h3', ink),
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
    path('M20 20q12 -14 24 0z', glass),
    beam('M32 13v7M26 15v5M38 15v5', white, 1.2),
    flag(32, 4, 10, red, 7),
    grid([8, 24], [6, 2], [5, 5], [8.6, 8], cream),
    strip('M15 34q0 -7 6 -7t6 7', ink, 1.8),
    path('M10 33h22l2 24h-26z', red),
    shade('M25 33h7l2 24h-7z'),
    strip('M38 40q0 -6 5.5 -6t5.5 6', ink, 1.8),
    path('M34 39h19l2 18h-23z', gold),
    shade('M47 39h6l2 18h-7z'),
    path('M16 43q5 -6 10 0q-1 6 -5 8q-4 -2 -5 -8z', cream),
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
    path('M32 10L45 55h-5.5L32 27l-7.5 28h-5.5z', red),
    shade('M32 10L45 55h-5.5L32 27z'),
    strip('M28.5 29h7M26 37h12M23.5 46h17M29 28l9 10M35 28l-9 10M26.5 37l13 10M37.5 37l-13 10', red, 1.4),
    rect(27, 21, 10, 4, cream, 1),
    beam('M32 3v10', ink, 1.8),
    disc(32, 6, 3, gold),
    strip('M24 12q-4 -6 0 -12M40 12q4 -6 0 -12', sea, 2.2),
    strip('M18 15q-7 -9 -1 -17M46 15q7 -9 1 -17', sea, 2.2),
    tree(8, 54, 5, leaf),
    tree(56, 54, 5, leaf),
  );
