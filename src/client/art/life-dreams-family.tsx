// Life's great Dreams, first half: partner, child and houses.
import { heart, heartOf, smile } from './life-things';
import { paint } from './paint';
import { beam, disc, dots, gable, grid, path, picture, puff, rect, ring, scenery, shade, strip, tree, wall } from './shapes';

const { white, cream, sand, gold, orange, terracotta, red, leaf, pine, glass, sea, navy, wood, bark, ink, skin1, skin2 } = paint;

export const partner = () =>
  picture(
    scenery(),
    heartOf(32, 10, 8.5, red),
    path('M33 58q-2 -15 12 -16t17 16z', navy),
    path('M36 34q-4 -16 9 -16.5q13 0 10 16.5l2 6q-12 6 -23 0z', terracotta),
    path('M41 38h7v5q-3.5 4 -7 0z', skin1),
    disc(44.5, 31.5, 9, skin1),
    path('M35 33q-1 -12 10 -12t9.5 11q-9 -1 -12 -6q-3 4 -7.5 7z', terracotta),
    path('M2 58q0 -15 17 -16.5T38 58z', leaf),
    shade('M26 42.2q12 2 12 15.8h-8q1 -8 -4 -15.8z'),
    path('M16 38h7v5q-3.5 4 -7 0z', skin2),
    disc(20, 31, 9.5, skin2),
    path('M9.5 31q-1 -12 10.5 -12.5q11 0 10.5 12q-2 -5 -5 -6q-6 2 -11 .5q-3 1 -5 6z', ink),
    smile(21, 32, 8.5),
    smile(44, 33, 8),
  );

export const child = () =>
  picture(
    scenery(),
    strip('M50 33l8 -13h4', bark, 2.8),
    path('M6 30Q6 8 29 8v24H6z', navy),
    path('M29 8q-9 6 -11 24h-6Q14 16 29 8z', sea),
    disc(36, 24, 8.5, skin1),
    strip('M36 16q0 -4 3 -4.5', bark, 1.8),
    smile(37, 23, 8),
    path('M6 30h47q0 19 -20 19H25Q6 49 6 30z', sea),
    path('M28 30h25q0 3 -1 6q-3 3 -6 0q-3 3 -6 0q-3 3 -6 0q-3 3 -6 0z', white),
    shade('M44 30h9q0 19 -20 19q10 -7 11 -19z'),
    heart(22, 40, 4, gold),
    strip('M18 48l28 0', ink, 2),
    ring(17, 52, 5.5, ink, 2.8),
    ring(43, 52, 5.5, ink, 2.8),
    dots(
      [
        [17, 52],
        [43, 52],
      ],
      1.8,
      gold,
    ),
  );

export const summerHouse = () =>
  picture(
    scenery(paint.back, sea),
    disc(52, 13, 7.5, orange),
    strip('M9 52Q12 38 8 26', bark, 3.2),
    path(
      'M8 26Q-2 20 1 31q2 -4 7 -5Q0 30 4 38q0 -7 5 -11q6 4 6 12q4 -9 -5 -13q7 -2 11 4q1 -10 -11 -6q5 -8 -3 -10q4 6 1 12z',
      pine,
    ),
    beam('M24 43v13M36 43v13M48 43v13', bark, 3),
    rect(16, 42, 44, 3.5, wood),
    wall(22, 28, 28, 14.5, white, 0.26),
    beam('M22 31.7h28M22 35.5h28M22 39.2h28', glass, 1.2),
    rect(26, 31, 8, 7, sea),
    rect(38, 31, 8, 11.5, terracotta),
    path('M17 30L36 13l19 17h-5L36 18L22 30z', red),
    path('M22 29.5L36 17l14 12.5z', gold),
    shade('M36 13l19 17h-5v-1H36z'),
    disc(36, 24.5, 2.4, white),
    strip('M52 45l6 11', wood, 2.2),
    strip('M4 54q5 -3.5 9 0t9 0t9 0t9 0t9 0t9 0', white, 2),
  );

export const aHome = () =>
  picture(
    scenery(paint.back, leaf),
    tree(54, 54, 8.5, pine),
    rect(38, 11, 6, 12, bark),
    puff(41, 10.5, white, 2.6),
    wall(11, 27, 36, 27, cream, 0.24),
    gable(11, 28, 36, 20, red, 5),
    heart(29, 21, 4.2, cream),
    grid([15, 31], [3, 1], [6, 6.5], [10.5, 0], glass),
    rect(24.5, 42, 9, 12, wood),
    disc(31.5, 48, 1, gold),
    rect(15, 43, 6.5, 7, glass),
    rect(37, 43, 6, 7, glass),
    path('M24.5 54h9l4 5h-17z', sand),
    path('M6 55q1 -4 4 -4q0 -2.5 3 -2.5t3.5 2.5q3 0 3.5 4z', leaf),
    dots(
      [
        [10, 53],
        [14, 51],
        [17, 53.5],
      ],
      1.2,
      red,
    ),
  );
