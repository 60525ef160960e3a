// Life's small Dreams: one VIP point each.
import { blossom, heart, heartOf, lines } from './life-things';
import { paint } from './paint';
import { ballOf, beam, disc, dots, oval, path, picture, rect, ring, scenery, shade, strip, turned } from './shapes';
import { openBook, person } from './things';

const {
  white,
  cream,
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
  skin2,
  skin3,
} = paint;

export const friend = () =>
  picture(
    scenery(),
    strip('M45 52L53 37', gold, 8),
    strip('M53 36l1.5 -7', skin3, 5),
    strip('M51 25l-2.5 -6M54.5 24v-7M58 25.5l2 -5.5', skin3, 2.8),
    disc(54.5, 26, 4.6, skin3),
    path('M6 58q0 -18 21 -18q22 0 22 18z', gold),
    shade('M34 40.7q15 2 15 17.3h-9q1 -9 -6 -17.3z'),
    path('M21 34h11v8q-5.5 5 -11 0z', skin3),
    ballOf(12.5, 17, 6.5, ink),
    ballOf(40.5, 17, 6.5, ink),
    disc(26.5, 25, 13, skin3),
    shade('M32 13.3a13 13 0 0 1 0 23.4a26 26 0 0 0 0 -23.4z'),
    path('M13 27q-2 -17 13.5 -17T40 27q-2 -7 -8 -9q-11 0 -13.5 2q-4 2 -5.5 7z', ink),
    dots(
      [
        [21.5, 25.5],
        [31.5, 25.5],
      ],
      1.7,
      ink,
    ),
    path('M20.5 30h12q-1 5 -6 5t-6 -5z', white),
    heart(27, 50.5, 4.5, terracotta),
  );

export const collectorsItems = () =>
  picture(
    scenery(),
    path('M11 48V25Q11 4 32 4t21 21v23z', glass),
    disc(32, 3.5, 2.4, bark),
    strip('M32 15V11', ink, 1.8),
    disc(32, 10.5, 2, gold),
    rect(24, 14, 16, 11, slate, 2),
    dots(
      [
        [28.5, 18.5],
        [35.5, 18.5],
      ],
      2,
      gold,
    ),
    beam('M28 22.5h8', ink, 1.6),
    strip('M22 29l-4 5v4M42 29l4 5v4', slate, 3),
    rect(21, 26, 22, 14, red, 2),
    rect(25, 29, 10, 6, cream, 1),
    dots(
      [
        [39, 30],
        [39, 34],
      ],
      1.3,
      gold,
    ),
    path('M24 40h6v8h-8v-2q0 -2 2 -2zM34 40h6v4q2 0 2 2v2h-8z', slate),
    shade('M37 14h1q2 0 2 2v9.5h1q2 0 2 2v10q0 2 -2 2h-1v4q2 0 2 2v2h-5z'),
    strip('M16 31V25q0 -11 8 -15', white, 2.2),
    path('M7 47h50l3 9H4z', wood),
    rect(26, 49.5, 12, 4, gold, 1),
    shade('M46 47h11l3 9H48z'),
  );

export const pet = () =>
  picture(
    scenery(),
    strip('M48 52q10 -2 9 -13', orange, 5),
    path('M15 58q0 -20 17 -20t17 20z', orange),
    path('M24 58q0 -14 8 -14t8 14z', cream),
    path('M20 12h24q9 6 6 18q-3 11 -18 11t-18 -11q-3 -12 6 -18z', orange),
    path('M27.5 12h9q2 8 1.5 17h-12q-.5 -9 1.5 -17z', cream),
    oval(32, 32, 9.5, 8, cream),
    shade('M41 12h3q9 6 6 18q-2 8 -10 10q6 -14 1 -28z'),
    path('M21 9q-12 0 -14 13q-1 10 4 11q6 0 7 -9q1 -7 5 -12z', bark),
    path('M43 9q12 0 14 13q1 10 -4 11q-6 0 -7 -9q-1 -7 -5 -12z', bark),
    dots(
      [
        [24, 22],
        [40, 22],
      ],
      2.2,
      ink,
    ),
    path('M29 35h6v4q0 4 -3 4t-3 -4z', red),
    path('M27 26q5 -2.5 10 0q0 5 -5 5t-5 -5z', ink),
    strip('M32 31v2.5q-2.5 2.5 -5 .8M32 33.5q2.5 2.5 5 .8', ink, 1.4),
    path('M20 41q12 7 24 0l1 4.5q-13 7 -26 0z', sea),
    disc(32, 49, 3.4, gold),
  );

export const drivingLicence = () =>
  picture(
    scenery(),
    turned(
      -6,
      32,
      22,
      rect(4, 6, 52, 33, white, 3),
      path('M7 6h46q3 0 3 3v5H4V9q0 -3 3 -3z', rose),
      rect(8, 17, 15, 18, glass, 1),
      person(15.5, 28, 3.6, plum, skin2, ink),
      lines(27, 19.5, [22, 16, 20], 5, stone, 2.2),
      shade('M48 6h5q3 0 3 3v27q0 3 -3 3h-5z'),
    ),
    path('M18 51v-6q0 -3 3 -4l5 -1l5 -8q1 -2 3.5 -2H46q2.5 0 4 2l5.5 8l3 1q3.5 1 3.5 5v5z', red),
    path('M31 40l3.5 -6q.6 -1 2 -1H39v7zM42 33h3.5q1.3 0 2 1l4 6H42z', glass),
    shade('M52 35l3.5 5l3 1q3.5 1 3.5 5v5H51q3 -8 1 -16z'),
    dots(
      [
        [28, 51],
        [52, 51],
      ],
      6,
      ink,
    ),
    dots(
      [
        [28, 51],
        [52, 51],
      ],
      2.3,
      cream,
    ),
    rect(17, 44, 4, 3.5, gold, 1),
  );

export const homeGarden = () =>
  picture(
    scenery(paint.back, leaf),
    strip('M15 52V24M32 54V18M49 52V26', pine, 2.8),
    path('M15 42q-8 0 -9 -7q8 0 9 7zM32 36q8 -1 9 -8q-8 0 -9 8zM49 40q8 0 9 -7q-8 0 -9 7z', pine),
    path('M7 12l5 4l3 -7l3 7l5 -4v10q0 6 -8 6t-8 -6z', red),
    shade('M17 14l1 2l5 -4v10q0 6 -6 6q3 -7 0 -14z'),
    blossom(32, 15, 9, 10, gold),
    ballOf(32, 15, 6.5, bark),
    blossom(49, 22, 6.5, 6, white),
    disc(49, 22, 4, orange),
    beam('M2 43h60M2 51h60', white, 3),
    path([4, 14, 24, 34, 44, 54].map((x) => `M${x} 57V39l3 -4l3 4v18z`).join(''), white),
    path([4, 14, 24, 34, 44, 54].map((x) => `M${x + 4} 57V36.3l2 2.7v18z`).join(''), paint.shade),
  );

export const homeLibrary = () =>
  picture(
    scenery(),
    rect(6, 3, 46, 53, wood, 2),
    path('M9 6h40v12H9zM9 21h40v12H9zM9 36h40v17H9z', bark),
    path('M10 8h4v10h-4zM27 7h5v11h-5zM38 9h4v9h-4zM14 23h5v10h-5zM34 22h4v11h-4z', red),
    path('M14 7h5v11h-5zM33 8h4v10h-4zM10 22h4v11h-4zM24 24h4v9h-4zM10 39h5v14h-5z', sea),
    path('M20 9h3v9h-3zM43 7h4v11h-4zM20 22h3v11h-3zM43 23h4v10h-4zM15 38h4v15h-4z', gold),
    path('M23 8h3v10h-3zM29 22h4v11h-4zM38.5 23h4v10h-4zM20 40h3v13h-3z', leaf),
    shade('M45 3h5q2 0 2 2v49q0 2 -2 2h-5z'),
    path('M28 55V42q0 -8 8 -8h14q8 0 8 8v13z', red),
    rect(27, 46, 33, 10, terracotta, 2),
    path('M28 43q4 0 4 4v10h-5q-2 0 -2 -2v-9q0 -3 3 -3zM58 43q4 0 4 3v9q0 2 -2 2h-6V47q0 -4 4 -4z', red),
    shade('M50 34q8 0 8 8v1q4 0 4 3v9q0 2 -2 2h-9q4 -12 -1 -23z'),
    openBook(43.5, 40.5, 15, 7.5, navy),
  );

export const overseasTrip = () =>
  picture(
    scenery(),
    strip('M5 24h.1M10 24.5h.1M15 24h.1M20 22.5h.1M25 20.5h.1', white, 2.4),
    turned(
      -24,
      42,
      13,
      path('M39 12L30 1h5l13 11zM39 14l-9 11h5l13 -11z', navy),
      path('M28 13l-5 -6h4l5 4h22q7 0 7 2.5t-7 2.5H33q-4 0 -5 -3z', white),
      shade('M28 13.5h33q-1 2.5 -7 2.5H33q-4 0 -5 -2.5z'),
    ),
    strip('M25 34v-4q0 -2.5 2.5 -2.5h9q2.5 0 2.5 2.5v4', bark, 3),
    rect(8, 32, 48, 25, terracotta, 4),
    path('M14 32h5v25h-5zM45 32h5v25h-5z', bark),
    disc(31, 42, 6, glass),
    path('M25 42q4 -3 12 0a6 6 0 0 1 -12 0z', sea),
    path('M22 49h8v5h-8z', gold),
    heart(38.5, 50.5, 3.5, cream),
    shade('M47 32h5q4 0 4 4v17q0 4 -4 4h-5z'),
  );

export const volunteerMedal = () =>
  picture(
    scenery(),
    path('M14 2h12l11 24h-9z', sea),
    path('M50 2H38L27 26h9z', navy),
    path('M18 2h4l11 24h-3zM46 2h-4L31 26h3z', cream),
    blossom(32, 39, 13.5, 14, orange),
    ballOf(32, 39, 15.5, gold),
    ring(32, 39, 11.8, cream, 1.6),
    heartOf(32, 40, 7.5, red),
    rect(26, 20, 12, 4.5, orange, 2),
  );
