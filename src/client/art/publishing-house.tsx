// The publishing house, second half: the offices, the shops and the people.
import { paint } from './paint';
import { awning, ballOf, beam, disc, dots, gable, hip, oval, path, picture, rect, scenery, shade, strip, wall } from './shapes';
import { book, coin, person } from './things';

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
  skin1,
  skin2,
  skin3,
} = paint;

/** A planet with a ring: the sign over the shop. */
const planet = (x: number, y: number, r: number) => (
  <>
    {ballOf(x, y, r, gold)}
    <ellipse
      cx={x}
      cy={y}
      rx={r * 1.7}
      ry={r * 0.5}
      fill="none"
      stroke={red}
      strokeWidth={r * 0.28}
      transform={`rotate(-20 ${x} ${y})`}
    />
  </>
);

export const stadium = () =>
  picture(
    scenery(),
    rect(5, 5, 44, 45, wood, 3),
    rect(10, 10, 34, 35, cream),
    beam('M10 17h34M10 27.5h34M10 38h34', slate, 1.6),
    dots(
      [
        [14.5, 17],
        [21.5, 17],
        [39, 17],
      ],
      3.6,
      red,
    ),
    dots(
      [
        [14.5, 27.5],
        [32, 27.5],
        [39, 27.5],
      ],
      3.6,
      sea,
    ),
    dots(
      [
        [14.5, 38],
        [21.5, 38],
        [28.5, 38],
      ],
      3.6,
      pine,
    ),
    shade('M44 5h2q3 0 3 3v39q0 3 -3 3h-2z'),
    path('M36 46h22v10H36z', gold),
    path('M38 36h20v10H38z', gold),
    shade('M51 36h7v20h-7z'),
    beam('M36 51h22M36 46h22M38 41h20', orange, 1.6),
    oval(48, 36, 10, 3.4, cream),
    oval(48, 36, 7, 2.2, gold),
  );

export const tvStation = () =>
  picture(
    scenery(),
    rect(5, 6, 54, 36, ink, 3),
    rect(8.5, 9.5, 47, 29, glass, 1),
    strip('M32 13.5v21M21.5 24h21M24.6 16.6l14.8 14.8M39.4 16.6L24.6 31.4', navy, 4),
    ballOf(32, 24, 8, navy),
    disc(32, 24, 3.4, glass),
    strip('M12 14h7M12 18h5M12 30h6M12 34h9', sea, 1.6),
    dots(
      [
        [47, 15],
        [51.5, 15],
      ],
      1.4,
      red,
    ),
    shade('M47 9.5h8.5v29H43z'),
    path('M27 42h10l2 8H25z', slate),
    rect(18, 49, 28, 4, slate, 2),
    rect(5, 54, 44, 5, white, 1.5),
    beam('M8 56.5h38', stone, 1.6),
    rect(53, 53, 7, 6.5, white, 3),
  );

export const businessCenter = () =>
  picture(
    scenery(),
    path('M15 48V20q0 -16 17 -16t17 16v28z', red),
    path('M19 48V21q0 -13 13 -13t13 13v27z', terracotta),
    person(32, 29, 8, navy, skin2, ink),
    path('M28.5 31l3.5 10l3.5 -10q-3.5 2.5 -7 0z', white),
    path('M31 33.5h2l1 8l-2 2.5l-2 -2.5z', gold),
    shade('M42 7q7 4 7 13v28h-7z'),
    rect(3, 41, 58, 5, bark, 1),
    rect(6, 46, 52, 10, wood),
    shade('M44 46h14v10H44z'),
    path('M8 32h13l2 9H10z', slate),
    path('M41 36h15v5H41z', cream),
    rect(43, 37.6, 11, 1.6, slate),
    rect(25, 48.5, 12, 4.5, gold, 0.5),
  );

export const appleOrchard = () =>
  picture(
    scenery(),
    path('M25 4q10 5 20 5v17q0 18 -20 27Q5 44 5 26V9q10 0 20 -5z', pine),
    path('M25 9q7.5 3.5 15.5 4v13q0 14 -15.5 22Q9.5 40 9.5 26V13q8 -.5 15.5 -4z', leaf),
    shade('M25 4q10 5 20 5v17q0 18 -20 27z'),
    strip('M16 26l6.5 7.5L34 18', white, 5),
    strip('M50 47l8 9', bark, 6),
    disc(43, 38, 12, wood),
    disc(43, 38, 9, glass),
    strip('M37 37q1 -5 6 -5', white, 2.2),
    strip('M38 40l3.5 4L49 35.5', navy, 2.6),
    shade('M47 26.7a12 12 0 0 1 0 22.6a28 28 0 0 0 0 -22.6z'),
  );

export const fruitAndVegetableMarket = () =>
  picture(
    scenery(),
    wall(8, 20, 48, 33, cream, 0.16),
    rect(6, 16, 52, 6, navy),
    planet(32, 9, 6.5),
    rect(12, 31, 24, 17, glass),
    rect(41, 31, 11, 22, pine),
    disc(43.5, 43, 1, gold),
    awning(5, 22, 54, 9, 8, red, white),
    book(14, 36, 5, 12, sea),
    book(20, 38, 5, 10, gold),
    book(26, 35, 6, 13, plum),
    rect(10, 48, 28, 3, wood),
    rect(43.5, 33.5, 6, 7, glass),
  );

export const trainStation = () =>
  picture(
    scenery(),
    person(14, 31, 8, pine, skin1, terracotta),
    person(50, 31, 8, plum, skin2, ink),
    person(32, 28, 10, sea, skin3, ink),
    path('M25 33q7 6 14 0l-7 10z', white),
    shade('M40 34q11 3 11 15v9H40q4 -12 0 -24z'),
    rect(37, 45, 8, 6, cream, 1),
    rect(6, 44, 6, 5, cream, 1),
    rect(53, 44, 6, 5, cream, 1),
    dots(
      [
        [11, 26.5],
        [17, 26.5],
        [28, 22.5],
        [36, 22.5],
        [47, 26.5],
        [53, 26.5],
      ],
      1.1,
      ink,
    ),
    strip('M29.5 26.5q2.5 2 5 0M12.5 29.5q1.5 1.2 3 0M48.5 29.5q1.5 1.2 3 0', ink, 1.1),
  );

export const shoppingMall = () =>
  picture(
    scenery(),
    wall(3, 23, 18, 30, rose, 0.25),
    gable(3, 24, 18, 12, bark, 1),
    wall(22, 14, 20, 39, cream, 0.25),
    hip(22, 15, 20, 9, navy, 1, 4),
    wall(43, 24, 18, 29, sea, 0.25),
    gable(43, 25, 18, 11, terracotta, 1),
    path('M9 26h6v6H9zM25.5 18h5v7h-5zM33.5 18h5v7h-5zM49 27h6v5h-6z', glass),
    awning(2, 34, 20, 6, 5, red, white),
    awning(21, 29, 22, 7, 5, pine, white),
    awning(42, 34, 20, 6, 5, gold, white),
    path('M5 42h7v7H5zM24.5 38h8v11h-8zM46 42h6v11h-6z', glass),
    path('M14 42h5v11h-5zM35 38h5v15h-5zM54 42h5v7h-5z', bark),
  );

export const amusementPark = () =>
  picture(
    scenery(),
    rect(3, 16, 37, 33, cream, 1),
    rect(3, 23, 37, 5, sea),
    shade('M32 16h7q1 0 1 1v32h-8z'),
    path('M41 25h11q2 0 3 2l6 11v11H41z', red),
    path('M45 29h6.5l4.5 9H45z', glass),
    shade('M55 27l6 11v11h-6z'),
    rect(2, 47, 60, 4, ink, 1),
    dots(
      [
        [14, 52],
        [50, 52],
      ],
      5.5,
      ink,
    ),
    dots(
      [
        [14, 52],
        [50, 52],
      ],
      2.2,
      stone,
    ),
    rect(8, 33, 14, 14, wood),
    rect(23, 38, 9, 9, sand),
    path('M13.5 33h3v14h-3zM26.5 38h2v9h-2z', gold),
    rect(58, 41, 3.5, 3, gold, 1),
    strip('M42 41h2', white, 1.3),
  );

export const radioTower = () =>
  picture(
    scenery(),
    path('M48 19l-7.5 -7q-3.6 -4.2 .7 -6.6q4.1 -1.7 6.8 2.3q2.7 -4 6.8 -2.3q4.3 2.4 .7 6.6z', red),
    path('M9 24q0 -17 15 -17t15 17l2 14H7z', bark),
    person(24, 29, 10, leaf, skin1, bark),
    dots(
      [
        [20.5, 25],
        [28.5, 25],
      ],
      1.3,
      ink,
    ),
    strip('M21 29.5q3.5 3 7 0', ink, 1.4),
    book(40, 24, 7, 20, sea),
    book(47, 21, 8, 20, gold),
    strip('M42 36q0 -7 5 -7t5 7', ink, 1.6),
    path('M35 34h25l2 24H33z', terracotta),
    shade('M52 34h8l2 24h-9z'),
    path('M44 41l1.8 3.7l4.1 .5l-3 2.8l.8 4l-3.7 -2l-3.7 2l.8 -4l-3 -2.8l4.1 -.5z', cream),
  );

export const relief = () =>
  picture(
    scenery(),
    rect(30.8, 12, 2.4, 14, bark),
    planet(32, 8, 6.5),
    rect(6, 20, 42, 5, bark, 1),
    rect(8, 22, 38, 30, wood),
    shade('M39 22h7v30h-7z'),
    rect(11, 26, 32, 10, ink),
    rect(11, 39, 32, 10, ink),
    path('M12 28h4v8h-4zM25 29h4v7h-4zM20 41h4v8h-4zM35 42h4v7h-4z', sea),
    path('M16.5 27h4v9h-4zM34 27.5h3v8.5h-3zM12 41.5h3.5v7.5H12zM28.5 40h4v9h-4z', red),
    path('M21 29.5h3.5v6.5H21zM29.5 27h4v9h-4zM37.5 29h4v7h-4zM16 40.5h3.5v8.5H16zM24.5 42h3.5v7h-3.5zM39.5 41h3v8h-3z', gold),
    dots(
      [
        [14, 54],
        [40, 54],
      ],
      4,
      ink,
    ),
    coin(51, 46, 10),
  );
