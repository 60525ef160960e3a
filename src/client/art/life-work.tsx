// Life's red and purple cards: jobs, and doings with others.
import { bunting, heart, heartOf, lines, smile, star } from './life-things';
import { paint } from './paint';
import { awning, ballOf, beam, disc, dots, oval, path, picture, puff, rect, scenery, shade, strip, wall } from './shapes';

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
} = paint;

export const cafe = () =>
  picture(
    scenery(),
    strip('M40 50l9 -6l1 -12', white, 6.5),
    path('M8 58q0 -18 19 -18t19 18z', white),
    path('M16 58V46l4 -4q7 4 14 0l4 4v12z', pine),
    shade('M33 40.9q13 2.5 13 17.1h-9q2 -9 -4 -17.1z'),
    path('M23 34h9v8q-4.5 4 -9 0z', skin2),
    disc(27.5, 26, 10.5, skin2),
    path('M16.5 27q-2 -13 11 -13t11 13q-2 -5 -6 -6q-8 2.5 -12 1q-3 1 -4 5z', ink),
    smile(27.5, 27, 9.5),
    path('M27.5 44l-6 -2.5v6zM27.5 44l6 -2.5v6z', red),
    disc(50, 29.5, 4, skin2),
    oval(48, 26, 14, 2.6, slate),
    strip('M55 16q5 -.5 5 2.5t-5 3', white, 2.2),
    path('M38 14h18v5q0 6 -6 6h-6q-6 0 -6 -6z', white),
    path('M38 14h18v2.5H38z', bark),
    shade('M51 16.5h5V19q0 6 -6 6q2 -4 1 -8.5z'),
    puff(44, 11, white, 2),
    puff(51, 10, white, 2),
  );

export const fleaMarket = () =>
  picture(
    scenery(),
    rect(3, 4, 3, 52, bark),
    rect(58, 4, 3, 52, bark),
    bunting(5, 6, 54, 6, red, gold),
    strip('M17 40V26', slate, 2.4),
    path('M12 15h10l4 13H8z', orange),
    shade('M18 15h4l4 13h-7z'),
    oval(17, 40, 6, 2, slate),
    path('M30 20h7v5q5 4 5 9t-5 7h-7q-5 -2 -5 -7t5 -9z', sea),
    beam('M25.5 31.5h16', white, 2.2),
    shade('M35 20h2v5q5 4 5 9t-5 7h-3q4 -9 1 -21z'),
    rect(45, 24, 12, 17, wood, 5),
    disc(51, 30.5, 4.5, cream),
    strip('M51 28.5v2.3h1.8', ink, 1.2),
    path('M2 40h60l-2 5H4z', cream),
    path('M4 45h56v12H4z', terracotta),
    path('M8 45h7v12H8zM24 45h7v12h-7zM40 45h7v12h-7z', rose),
    shade('M50 45h10v12H50z'),
  );

export const specialityShop = () =>
  picture(
    scenery(),
    wall(9, 29, 46, 25, pine, 0.18),
    rect(13, 37, 20, 13, cream),
    dots(
      [
        [18, 43],
        [28, 43],
      ],
      3.2,
      terracotta,
    ),
    path('M15 43h6.2v7H15zM25 43h6.2v7H25z', terracotta),
    rect(38, 37, 12, 17, bark),
    rect(40, 39.5, 8, 7, glass),
    awning(6, 28, 52, 9, 8, plum, cream),
    rect(6, 25, 52, 4, bark),
    strip('M41 10q11 -2 10 5t-11 6', sea, 3.4),
    path('M21 14q-4 -1 -5 -5l-5 -1q1 12 11 14z', sea),
    path('M20 11q-5 14 6 14h12q11 0 6 -14z', sea),
    oval(32, 11, 12, 3.4, glass),
    shade('M38 8.1q5 .8 6 2.9q5 14 -6 14h-4q7 -6 4 -16.9z'),
    disc(32, 6, 2.6, gold),
    heart(30.5, 18, 3.8, white),
  );

export const onlineShop = () =>
  picture(
    scenery(),
    rect(9, 13, 46, 34, ink, 3),
    rect(12, 16, 40, 28, white),
    awning(8, 12, 48, 10, 8, red, cream),
    path('M17 26h10v12H17z', glass),
    path('M19.5 28l2.5 1l2.5 -1l2 2.5l-1.5 1V36H19v-4.5l-1.5 -1z', sea),
    lines(31, 27.5, [16, 12], 4.5, stone, 2.2),
    rect(31, 36, 13, 5, leaf, 2.5),
    path('M4 46h56l-3 8q-.5 2 -2.5 2h-45q-2 0 -2.5 -2z', slate),
    shade('M46 46h14l-3 8q-.5 2 -2.5 2H45z'),
    path('M38 39h22v19H38z', wood),
    path('M38 39h22v5H38z', sand),
    path('M46 39h6v9l-3 -2l-3 2z', gold),
    shade('M54 39h6v19h-6z'),
    path('M41.5 53h6v2.2h-6z', bark),
  );

export const prankOfFate = () =>
  picture(
    scenery(),
    path('M16 36L8 22h34l6 14z', plum),
    strip('M25 38l14 -2.5l-14 -4l14 -3l-12 -3.5', slate, 2.6),
    path('M31 15Q17 -1 9 15q10 -2 11 8z', red),
    path('M33 15Q47 -1 55 15q-10 -2 -11 8z', pine),
    path('M20 21Q24 2 32 1q8 1 12 20z', gold),
    dots(
      [
        [9, 16],
        [55, 16],
        [32, 3.5],
      ],
      2.7,
      orange,
    ),
    disc(32, 21, 9.5, skin1),
    path('M21 19.5q11 -6 22 0v-5q-11 -5 -22 0z', terracotta),
    shade('M37 13q2 .3 6 1.5v5q-1 6 -5.5 9.5q2.5 -8 -.5 -16z'),
    smile(32, 20.5, 9.5),
    disc(32, 23, 1.9, red),
    path('M22 31l5 -3l5 4l5 -4l5 3l-3 5h-14z', white),
    path('M12 35h40v22H12z', plum),
    path('M12 35h40v4H12z', rose),
    star(28, 48, 6.5, gold),
    shade('M42 35h10v22H42z'),
    strip('M52 47h6v-5', slate, 2.6),
    disc(58, 41, 2.6, red),
  );

export const homeParty = () =>
  picture(
    scenery(),
    strip('M12 20l4 36M24 14l-6 42M52 16l-4 40', bark, 0.9),
    ballOf(11, 14, 8, sea),
    ballOf(26, 9, 7.5, gold),
    ballOf(53, 11, 8.5, plum),
    strip('M30 28V20M38 28V20M46 28V20', white, 2.8),
    path('M30 13q3 3 0 6q-3 -3 0 -6zM38 13q3 3 0 6q-3 -3 0 -6zM46 13q3 3 0 6q-3 -3 0 -6z', orange),
    rect(24, 27, 28, 13, rose, 2),
    path('M24 32V29q0 -2 2 -2h24q2 0 2 2v3q-3 6 -5.6 0q-3 5 -5.6 0q-3 6 -5.6 0q-3 5 -5.6 0q-2 6 -5.6 0z', white),
    rect(17, 39, 42, 15, terracotta, 2),
    path('M17 45v-4q0 -2 2 -2h38q2 0 2 2v4q-3.5 6 -7 0q-3.5 5 -7 0q-3.5 6 -7 0q-3.5 5 -7 0q-3.5 6 -7 0q-3.5 5 -7 0z', white),
    dots(
      [
        [24, 51],
        [34, 52],
        [44, 51],
        [54, 51.5],
      ],
      1.7,
      gold,
    ),
    shade('M46 27h4q2 0 2 2v10h5q2 0 2 2v13h-9V39h-4z'),
    oval(38, 54.5, 25, 2.8, glass),
    dots(
      [
        [6, 30],
        [40, 6],
        [9, 40],
      ],
      1.6,
      red,
    ),
    dots(
      [
        [62, 27],
        [37, 13],
        [13, 34],
      ],
      1.6,
      pine,
    ),
  );

export const charityWork = () =>
  picture(
    scenery(),
    strip('M45 18l-9 3', skin2, 3.6),
    heartOf(28, 20, 10, red),
    strip('M46 12l-10 -1.5M45 14.5l-10 .5', skin2, 3.6),
    disc(47.5, 14.5, 5.5, skin2),
    path('M49 7l13 -4v17l-11 2z', navy),
    path('M48 7.5l4 -1l2.5 15.5l-4 .5z', white),
    path('M14 33h36l6 6H8z', glass),
    rect(18, 34.7, 28, 2.8, ink, 1.4),
    rect(10, 39, 44, 18, sea),
    rect(8, 38, 48, 4, navy, 1),
    heart(29, 49.5, 5.5, white),
    shade('M44 38h11q1 0 1 1v2.5l-2 .5v15H44z'),
    strip('M14 8l3 2.5M10 18h4M23 3l1 2.5', gold, 2.4),
  );
