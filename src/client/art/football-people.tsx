// The football club, second half: people, offices, prizes and landmarks.
import { paint } from './paint';
import { ballOf, beam, disc, dots, flag, grid, oval, path, picture, rect, ring, scenery, shade, strip, turned } from './shapes';
import { coin, football, person, volume } from './things';

const {
  white,
  cream,
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

export const stadium = () =>
  picture(
    scenery(),
    rect(27, 5, 34, 36, wood, 2),
    rect(29.5, 7.5, 29, 31, pine),
    strip('M29.5 23h29M37 7.5v6h14v-6M48 29q-9 4 -10 -9', white, 1.3),
    strip('M33 27l4 4m0 -4l-4 4M52 31l4 4m0 -4l-4 4', gold, 1.6),
    ring(52, 19, 2.4, white, 1.5),
    path('M2 58q0 -17 20 -17t20 17z', navy),
    path('M17 38h10v5q-5 4 -10 0z', skin3),
    disc(22, 29, 10.5, skin3),
    shade('M27 19.8a10.5 10.5 0 0 1 0 18.4a24 24 0 0 0 0 -18.4z'),
    path('M11 27q0 -12 11 -12t11 12z', red),
    path('M20 27q9 -4 16 0q1 2.5 -1 2.5q-8 -2 -15 -.5z', red),
    strip('M16 42q6 12 12 0', white, 1.4),
    disc(22, 51, 3.6, gold),
    rect(22, 47.4, 6, 3, gold, 1),
  );

export const tvStation = () =>
  picture(
    scenery(),
    strip('M27 39l-7 8l-9 2', skin2, 5),
    strip('M34 39l5 7l3 8', skin2, 5),
    strip('M11 49l-4 -4M42 54h4', ink, 4.5),
    strip('M19 47.5l-6 1.5M40.5 49l1.2 4', white, 4.8),
    path('M22 30h16l2 11h-7l-2 -4l-5 5l-7 -2z', navy),
    strip('M23 19l-9 8l-6 -3M37 19l8 6l7 -5', skin2, 4),
    path('M22 15q8 -3 16 0l6 6l-4 4.5l-3 -2.5l1 9H22l1 -9l-4.5 3l-3.5 -5z', red),
    shade('M34 14q2 .3 4 1l6 6l-4 4.5l-3 -2.5l1 9h-6q4 -8 2 -18z'),
    strip('M27 19.5h6l-3.5 8.5', white, 2),
    disc(30, 8.5, 6.5, skin2),
    path('M23 9q-1 -8 7 -8q8 0 7 8q-1 -4 -5 -4.5q-6 1 -9 4.5z', ink),
    football(53, 49, 7.5),
  );

export const businessCenter = () =>
  picture(
    scenery(),
    path('M6 58q0 -19 22 -19t22 19z', navy),
    path('M20 39l8 19l8 -19q-8 -3 -16 0z', white),
    path('M26 42h4l2.5 11l-4.5 5l-4.5 -5z', red),
    path('M20 39.5l-4 6l8 12.5h4zM36 39.5l4 6l-8 12.5h-4z', sea),
    path('M23 33h10v7q-5 4 -10 0z', skin1),
    disc(28, 24, 12, skin1),
    shade('M34 13.6a12 12 0 0 1 0 20.8a28 28 0 0 0 0 -20.8z'),
    path('M15.5 25q-3 -15 12.5 -15q15.5 0 12.5 15q-2 -7 -7 -8q-9 3 -14 1q-3 2 -4 7z', slate),
    dots(
      [
        [24, 25],
        [33, 25],
      ],
      1.2,
      ink,
    ),
    strip('M25 30q3.5 2.5 7 0', ink, 1.3),
    coin(48, 44, 12),
    football(48, 44, 6.5),
  );

export const cheeseFactory = () =>
  picture(
    scenery(),
    path('M11 6h32l9 9v43H11z', white),
    path('M43 6l9 9h-9z', stone),
    rect(16, 12, 16, 17, glass, 1),
    person(24, 22.5, 4.2, red, skin3, ink),
    path('M36 19h11v2.5H36zM36 24.5h11V27H36zM16 34h31v2.5H16zM16 39.5h24V42H16z', stone),
    beam('M16 54h18', slate, 1.2),
    strip('M17 51q3 -6 5 -2t4 -1t5 2', sea, 1.8),
    shade('M45 17h7v41h-7z'),
    turned(
      38,
      40,
      44,
      rect(37, 22, 7, 23, navy, 1),
      rect(37, 26, 7, 3, gold),
      path('M37 45h7l-3.5 8z', gold),
      shade('M41.5 22h2.5v23l-2.5 5z'),
    ),
  );

export const furnitureFactory = () =>
  picture(
    scenery(),
    path('M8 27h48v27H8z', red),
    path('M8 27h8v27H8zM24 27h8v27h-8zM40 27h8v27h-8z', cream),
    path('M32 10Q28 24 4 27q28 5 56 0Q36 24 32 10z', red),
    path('M32 10Q31 22 19 28.4q5 .6 9.5 .8Q33 20 32 10zM32 10q0 14 7.5 19q5 -.2 9.5 -.8Q34 22 32 10z', cream),
    shade('M32 10Q36 24 60 27q-2 .4 -4 .7V54H44V29Q33 22 32 10z'),
    path('M26 54q1 -15 6 -18q5 3 6 18z', ink),
    flag(32, 2, 9, gold, 8),
    strip('M9 22L8 42M15 20L10 42M4 18l5 24', bark, 0.8),
    ballOf(9, 18, 5.5, sea),
    ballOf(16, 14, 5.5, gold),
    ballOf(4.5, 12, 4.5, leaf),
    dots(
      [
        [48, 10],
        [56, 17],
        [45, 16],
      ],
      1.4,
      red,
    ),
    dots(
      [
        [53, 8],
        [42, 8],
        [59, 11],
      ],
      1.4,
      sea,
    ),
  );

export const trainStation = () =>
  picture(
    scenery(),
    volume(12, 50, 40, 8, sea),
    volume(16, 43, 34, 7.5, terracotta),
    football(32, 28, 15.5),
    path('M20 15.5h24v7q-12 -6 -24 0z', navy),
    path('M32 3L57 12L32 21L7 12z', navy),
    shade('M32 3L57 12L32 21z'),
    strip('M32 12l20 2v11', gold, 1.6),
    path('M50 24h4l1 6h-6z', gold),
  );

export const shoppingMall = () =>
  picture(
    scenery(),
    <path d="M8 34Q32 -16 56 34" fill="none" stroke={white} strokeWidth="2.6" />,
    strip('M14 24v10M20 15v14M32 9.5v14M44 15v14M50 24v10', white, 0.9),
    path('M2 33q0 -10 30 -10t30 10v12q0 10 -30 10t-30 -10z', navy),
    shade('M46 24.5q16 2.5 16 8.5v12q0 6.5 -16 9z'),
    oval(32, 33, 30, 10.5, red),
    dots(
      [
        [8, 31],
        [14, 27.5],
        [22, 25.5],
        [32, 24.7],
        [42, 25.5],
        [50, 27.5],
        [56, 31],
        [13, 37.5],
        [22, 40],
        [32, 41],
        [42, 40],
        [51, 37.5],
      ],
      1.3,
      cream,
    ),
    oval(32, 33.2, 22, 7, ink),
    path('M16 33l4.5 -4.5h23L48 33l-4.5 4.8h-23z', leaf),
    beam('M32 28.5v9.3', white, 0.9),
    oval(32, 33.1, 3.2, 1.5, white),
    oval(32, 33.1, 2.3, 0.9, leaf),
    path(
      'M6 44.5l4 2v4.7l-4 -1.8zM16 48l4.5 1v5l-4.5 -.9zM27 50h10v5H27zM43.5 49l4.5 -1v5.1l-4.5 .9zM54 46.5l4 -2v5l-4 1.8z',
      gold,
    ),
  );

export const amusementPark = () =>
  picture(
    scenery(),
    strip('M30 36L17 56M30 36l13 20M30 36v20', slate, 3),
    rect(12, 14, 34, 24, ink, 3),
    shade('M37 14h6q3 0 3 3v18q0 3 -3 3h-6z'),
    path('M46 20l10 -5v22l-10 -5z', slate),
    ballOf(20, 9, 7.5, navy),
    ballOf(37, 9, 7.5, navy),
    dots(
      [
        [20, 9],
        [37, 9],
      ],
      2.5,
      cream,
    ),
    rect(16, 19, 17, 13, leaf, 1),
    football(24.5, 25.5, 4.5),
    disc(40, 20, 2.2, red),
    rect(36, 29, 6, 2, gold),
    rect(26, 36, 9, 4, slate),
  );

export const radioTower = () =>
  picture(
    scenery(),
    rect(7, 25, 50, 5, cream),
    path('M4 26L32 5l28 21z', cream),
    shade('M32 5l28 21h-9L32 11z'),
    path('M13 25L32 11l19 14z', terracotta),
    football(32, 20, 5),
    rect(10, 30, 44, 20, slate),
    grid([11, 30], [4, 1], [6, 18], [12, 0], cream),
    grid([15, 30], [4, 1], [2, 18], [12, 0], paint.shade),
    path('M29 40h6v2q0 4 -2 4.5v3h-2v-3q-2 -.5 -2 -4.5z', gold),
    rect(7, 48, 50, 3.5, cream),
    rect(4, 51.5, 56, 4.5, stone),
    shade('M46 48h11v3.5h3V56H46z'),
  );

export const appleOrchard = () =>
  picture(
    scenery(),
    path('M14 1h8L35 20h-6zM50 1h-8L29 20h6z', navy),
    shade('M50 1h-8L32 15.5L35 20z'),
    rect(28, 16, 8, 7, slate, 2),
    rect(13, 21, 38, 36, white, 4),
    path('M13 31v-6q0 -4 4 -4h30q4 0 4 4v6z', red),
    rect(27, 24, 10, 2.6, ink, 1.3),
    football(24, 41, 7.5),
    path('M35 35h12v2.6H35zM35 40h9v2.6h-9zM35 45h12v2.6H35z', slate),
    grid([18, 51], [7, 1], [2.4, 3.5], [4.2, 0], navy),
    shade('M44 21h3q4 0 4 4v28q0 4 -4 4h-3z'),
  );

export const fruitAndVegetableMarket = () =>
  picture(
    scenery(),
    strip('M19 14H10q0 14 11 16M45 14h9q0 14 -11 16', orange, 3.4),
    path('M17 7h30v10q0 17 -12 20v7h-6v-7q-12 -3 -12 -20z', gold),
    path('M26 42h12l3 6H23z', orange),
    rect(19, 47, 26, 8, bark, 1),
    rect(26, 49, 12, 4, gold),
    shade('M39 7h8v10q0 17 -12 20v7h-2v-7q7 -6 6 -30z'),
    path('M30 13l2.4 5l5.5 .6l-4.1 3.7l1.1 5.4l-4.9 -2.8l-4.9 2.8l1.1 -5.4l-4.1 -3.7l5.5 -.6z', white),
    rect(15, 5, 34, 4, orange, 2),
    dots(
      [
        [8, 8],
        [55, 30],
        [13, 40],
      ],
      1.7,
      red,
    ),
    dots(
      [
        [56, 7],
        [7, 31],
        [51, 42],
      ],
      1.7,
      sea,
    ),
  );
