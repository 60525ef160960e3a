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
    beam('M3 40h58M3 47h58M8 35v17M22 35v17M42 35v17M57 35v17', wood, 2.4),
    path('M18 55v-18q0 -9 9 -9h19q9 0 9 9v18h-6v-10h-17v10h-7v-10z', white),
    path('M29 28h10q1 8 -5 8t-5 -8zM43 36q4 -3 7 0t-2 7q-5 2 -6 -1q-1 -3 1 -6zM24 41q4 0 3 4t-5 2z', ink),
    shade('M48 28.2q7 1 7 8.8v18h-6v-10h-3q3 -6 2 -16.8z'),
    strip('M55 35q4 2 3 9', white, 1.8),
    path('M7 24q4 1 6 0q3 -3 7 -3t7 3q2 1 6 0q-1 6 -6 6v7q0 7 -7 7t-7 -7v-7q-5 0 -6 -6z', white),
    path('M14 22q6 -3 8 2q1 6 -3 8q-5 1 -6 -4z', ink),
    path('M12.5 39q0 -5 7.5 -5t7.5 5q0 6 -7.5 6t-7.5 -6z', rose),
    dots(
      [
        [16, 31],
        [24, 31],
        [17.5, 40],
        [22.5, 40],
      ],
      1.2,
      ink,
    ),
    shade('M24 21.5q2 .8 3 2.5q2 1 6 0q-1 6 -6 6v7q0 6 -5 7q3 -10 2 -22.5z'),
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
    rect(31, 16, 2, 20, bark),
    path(
      'M6 18q5 -14 26 -14t26 14q-5 -3 -8.7 0q-4.5 -3 -8.7 0q-4.3 -3 -8.6 0q-4.3 -3 -8.6 0q-4.3 -3 -8.7 0q-3.7 -3 -8.7 0z',
      terracotta,
    ),
    path('M23.3 18Q24 8 32 4q8 4 8.6 14q-4.3 -3 -8.6 0q-4.3 -3 -8.7 0z', white),
    shade('M38 4.5q16 2 20 13.5q-5 -3 -8.7 0q-4.5 -3 -8.7 0q0 -8 -2.6 -13.5z'),
    puff(27, 33, bark, 1.8),
    puff(33, 33, bark, 1.8),
    strip('M44 38q7 -1 7 4t-8 5', white, 3),
    path('M17 35h28v6q0 9 -9 9h-10q-9 0 -9 -9z', white),
    path('M17 35h28v3h-28z', bark),
    shade('M38 38h7v3q0 9 -9 9q3 -4 2 -12z'),
    oval(31, 51, 20, 2.6, sea),
    rect(8, 53, 48, 3, wood, 1.5),
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
    beam('M10 36h15M10 42h15M43 36h11M43 42h11', bark, 1.2),
    dots(
      [
        [13, 34],
        [18, 34],
        [22, 40],
        [15, 40],
        [47, 34],
        [51, 40],
      ],
      1.7,
      red,
    ),
    dots(
      [
        [22, 34],
        [12.5, 40],
        [18, 46],
        [51, 34],
        [47, 40],
        [50, 46],
      ],
      1.7,
      gold,
    ),
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
