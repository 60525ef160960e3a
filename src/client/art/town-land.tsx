// The town, first half: fields, woods and shops.
import { paint } from './paint';
import {
  awning,
  ballOf,
  beam,
  disc,
  dots,
  gable,
  oval,
  path,
  picture,
  pine,
  puff,
  rect,
  scenery,
  shade,
  strip,
  wall,
} from './shapes';

const { white, cream, sand, gold, orange, terracotta, red, leaf, pine: fir, glass, sea, wood, bark, ink, rose } = paint;

/** An ear of wheat, its tip at the top. */
const ear = (x: number, y: number) =>
  `M${x} ${y}c3 3 3 6 0 9c-3 -3 -3 -6 0 -9zM${x - 6.5} ${y + 5}c4 .3 6 2.6 6.3 6.5c-4 -.3 -6 -2.6 -6.3 -6.5zM${x + 6.5} ${y + 5}c-4 .3 -6 2.6 -6.3 6.5c4 -.3 6 -2.6 6.3 -6.5zM${x - 6.5} ${y + 12}c4 .3 6 2.6 6.3 6.5c-4 -.3 -6 -2.6 -6.3 -6.5zM${x + 6.5} ${y + 12}c-4 .3 -6 2.6 -6.3 6.5c4 -.3 6 -2.6 6.3 -6.5z`;

export const wheatField = () =>
  picture(
    scenery(paint.back, sand),
    disc(47, 15, 6, orange),
    path('M5 51q27 -20 54 0z', gold),
    strip('M16 50l8 -7M28 50l3 -8M40 50l-3 -8M51 50l-8 -7', wood, 1.4),
    strip('M18 55V30M46 55V32M32 56V24', bark, 2),
    path(ear(18, 20) + ear(46, 22), gold),
    path(ear(32, 10), gold),
    shade(
      'M32 10c3 3 3 6 0 9zM38.5 15c-4 .3 -6 2.6 -6.3 6.5c4 -.3 6 -2.6 6.3 -6.5zM38.5 22c-4 .3 -6 2.6 -6.3 6.5c4 -.3 6 -2.6 6.3 -6.5zM24.5 25c-4 .3 -6 2.6 -6.3 6.5c4 -.3 6 -2.6 6.3 -6.5zM24.5 32c-4 .3 -6 2.6 -6.3 6.5c4 -.3 6 -2.6 6.3 -6.5zM52.5 27c-4 .3 -6 2.6 -6.3 6.5c4 -.3 6 -2.6 6.3 -6.5zM52.5 34c-4 .3 -6 2.6 -6.3 6.5c4 -.3 6 -2.6 6.3 -6.5z',
    ),
  );

export const ranch = () =>
  picture(
    scenery(),
    beam('M2 37h60M2 45h60M7 32v20M57 32v20', wood, 2.4),
    path('M22 56V34q0 -8 8 -8h21q8 0 8 8v22h-7V45H33v11z', white),
    path('M37 26h10q1 9 -5 9t-5 -9zM52 34q4 -2 7 1v8q-4 2 -7 -1t0 -8z', ink),
    shade('M52 26.1q7 .6 7 7.9v22h-7V45h-4q5 -8 4 -18.9z'),
    strip('M59 33q3 4 1.5 11', ink, 1.8),
    path('M40 45h8q0 4 -4 4t-4 -4z', rose),
    path('M14 21q-3 -3 -1.5 -7q4 1 5.5 6zM32 21q3 -3 1.5 -7q-4 1 -5.5 6z', sand),
    path('M5 22q5 0 9 1q3 -4 9 -4t9 4q4 -1 9 -1q-2 6 -8 6.5q2 9 -2 16q-3 4 -8 4t-8 -4q-4 -7 -2 -16Q7 28 5 22z', white),
    path('M14 23q3 -4 8 -4q1.5 8 -2 12.5q-5 1.5 -7.4 -3z', ink),
    path('M13.5 41q0 -6 9.5 -6t9.5 6q0 7.5 -9.5 7.5t-9.5 -7.5z', rose),
    dots(
      [
        [19.5, 41],
        [26.5, 41],
      ],
      1.5,
      bark,
    ),
    dots([[28, 30]], 1.5, ink),
    dots([[18, 29]], 1.5, white),
    shade('M27 19.6q3 1 5 3.4q4 -1 9 -1q-2 6 -8 6.5q2 9 -2 16q-2 3 -5 3.7q5 -14 1 -28.6z'),
  );

export const bakery = () =>
  picture(
    scenery(),
    rect(42, 8, 6, 12, terracotta),
    puff(45, 8, white, 2.4),
    wall(12, 24, 40, 28, cream, 0.2),
    gable(12, 25, 40, 15, terracotta, 4),
    rect(16, 36, 17, 12, glass),
    rect(37, 36, 10, 16, bark),
    awning(10, 29, 44, 8, 8, red, white),
    path('M17 48v-3q0 -3 3 -3t3 3v3zM26 48v-3q0 -3 3 -3t3 3v3z', orange),
    path('M22 13q10 -6 20 0q5 4 1 9q-11 4 -22 0q-4 -5 1 -9z', orange),
    strip('M27 20l2 -6M32 20.5l1 -7M37 20l0 -6', cream, 1.6),
    shade('M38 11.5q2 .6 4 1.5q5 4 1 9q-3 1 -6 1.5q3 -6 1 -12z'),
  );

export const cafe = () =>
  picture(
    scenery(),
    rect(31, 16, 2, 30, bark),
    path('M5 18q5 -15 27 -15t27 15q-5 -3 -9 0q-4.5 -3 -9 0q-4.5 -3 -9 0q-4.5 -3 -9 0q-4.5 -3 -9 0q-4 -3 -9 0z', terracotta),
    path('M23 18Q24 7 32 3q8 4 9 15q-4.5 -3 -9 0q-4.5 -3 -9 0z', cream),
    shade('M38 3.3q17 2 21 14.7q-5 -3 -9 0q-4.5 -3 -9 0q0 -9 -3 -14.7z'),
    puff(24, 33, white, 2.2),
    puff(39, 33, white, 2.2),
    strip('M46 37q7 -1 7 4t-8 5', white, 3.2),
    path('M16 34h31v7q0 9 -10 9h-11q-10 0 -10 -9z', white),
    path('M16 34h31v3.5h-31z', bark),
    path('M31.5 47l-5 -4.6q-2.5 -3 .5 -4.3q2.7 -.8 4.5 1.7q1.8 -2.5 4.5 -1.7q3 1.3 .5 4.3z', red),
    shade('M40 37.5h7v3.5q0 9 -10 9q4 -4 3 -12.5z'),
    oval(31.5, 51, 20, 2.6, sea),
    rect(5, 53, 54, 3.5, wood, 1.7),
    rect(29, 56, 6, 3, bark),
  );

export const convenienceStore = () =>
  picture(
    scenery(),
    wall(7, 22, 50, 30, white, 0.16),
    rect(5, 15, 54, 4, fir),
    rect(5, 19, 54, 4, white),
    rect(5, 23, 54, 4, orange),
    rect(10, 30, 15, 17, glass),
    rect(43, 30, 11, 17, glass),
    rect(28, 30, 12, 22, sea),
    beam('M34 30v22', white, 1.4),
    dots(
      [
        [13, 35],
        [19.5, 35],
        [16, 42],
        [22.5, 42],
        [46, 35],
        [51, 42],
      ],
      2,
      red,
    ),
    dots(
      [
        [16.2, 35],
        [22.7, 35],
        [12.8, 42],
        [19.3, 42],
        [51, 35],
        [46, 42],
      ],
      2,
      gold,
    ),
    beam('M10 37.5h15M10 44.5h15M43 37.5h11M43 44.5h11', bark, 1.4),
    shade('M50 15h9v12h-9z'),
    rect(46, 5, 2, 10, bark),
    ballOf(47, 6, 5, gold),
  );

export const forest = () =>
  picture(
    scenery(),
    pine(14, 54, 19, 33, leaf),
    pine(50, 54, 19, 36, leaf),
    pine(32, 57, 27, 51, fir),
    path('M18 57q1 -4 4 -4q0 -2.5 3 -2.5t3 2.5q2 0 2.5 4z', leaf),
  );

export const appleOrchard = () =>
  picture(
    scenery(),
    path('M28 56q3 -8 1 -18h7q-2 10 2 18z', bark),
    path(
      'M9 25q-2 -8 6 -11q2 -8 11 -8q6 -4 12 0q9 0 11 8q8 3 6 11q2 8 -6 10q-4 6 -11 4q-6 4 -12 0q-7 2 -11 -4q-8 -2 -6 -10z',
      leaf,
    ),
    shade('M44 7q4 2 5 7q8 3 6 11q2 8 -6 10q-4 6 -11 4q-5 3 -10 1q20 -8 16 -33z'),
    dots(
      [
        [20, 16],
        [33, 13],
        [43, 20],
        [17, 28],
        [29, 24],
        [37, 32],
        [47, 30],
      ],
      3.2,
      red,
    ),
    dots(
      [
        [19, 15],
        [32, 12],
        [42, 19],
        [16, 27],
        [28, 23],
        [36, 31],
        [46, 29],
      ],
      0.9,
      white,
    ),
    dots(
      [
        [47, 46],
        [52, 46],
        [57, 46],
      ],
      3,
      red,
    ),
    path('M43 47h18l-2.5 9h-13z', wood),
    beam('M43.5 50h17M45 53.5h14', bark, 1.2),
  );

export const fruitAndVegetableMarket = () =>
  picture(
    scenery(),
    rect(8, 18, 2.5, 36, bark),
    rect(53.5, 18, 2.5, 36, bark),
    rect(10, 20, 44, 20, cream),
    awning(4, 8, 56, 15, 7, leaf, white),
    shade('M44 8h16v11q0 4 -4 4t-4 -4q0 4 -4 4t-4 -4z'),
    dots(
      [
        [14, 37],
        [19, 37],
        [24, 37],
        [16.5, 33.5],
        [21.5, 33.5],
      ],
      3,
      red,
    ),
    dots(
      [
        [29.5, 37],
        [34.5, 37],
        [32, 33.5],
      ],
      3.2,
      orange,
    ),
    dots(
      [
        [41, 37],
        [46, 37],
        [51, 37],
        [43.5, 33.5],
        [48.5, 33.5],
      ],
      3,
      fir,
    ),
    path('M7 39h50v15h-50z', wood),
    beam('M7 44h50M7 49h50M26.5 39v15M38.5 39v15', bark, 1.3),
    shade('M48 39h9v15h-9z'),
  );
