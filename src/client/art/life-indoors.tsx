// Life's green cards: hobbies at home.
import { heart, star } from './life-things';
import { paint } from './paint';
import { ballOf, beam, disc, dots, oval, path, picture, rect, ring, scenery, shade, strip, turned } from './shapes';
import { openBook, person, volume } from './things';

const { white, cream, gold, red, rose, plum, leaf, pine, glass, sea, navy, wood, bark, ink, stone, slate, skin1, skin2 } = paint;

export const bookworm = () =>
  picture(
    scenery(),
    volume(8, 51.5, 48, 7, navy),
    strip('M19 46C6 30 14 15 23 20S24 36 33 34S44 28 42 17', leaf, 10),
    dots(
      [
        [14.8, 37],
        [14.5, 29],
        [18.5, 21.5],
        [25, 23],
        [28, 30],
        [37, 32],
      ],
      1.8,
      pine,
    ),
    ballOf(43, 15, 11, leaf),
    strip('M35 6l-3 -4.5M45 4.5l2 -4', pine, 2),
    dots(
      [
        [39, 14],
        [48, 14],
      ],
      4.5,
      white,
    ),
    dots(
      [
        [40, 14.5],
        [49, 14.5],
      ],
      1.9,
      ink,
    ),
    beam('M43.5 13.5h.1', ink, 1.5),
    ring(39, 14, 4.5, ink, 1.5),
    ring(48, 14, 4.5, ink, 1.5),
    strip('M40 21.5q3.5 2.5 7 0', ink, 1.5),
    openBook(32, 35, 50, 17, red),
    strip('M13 41q8 -2.5 14 .5M13 45q8 -2.5 14 .5M37 41.5q6 -3 14 -.5M37 45.5q6 -3 14 -.5', stone, 1.3),
  );

export const cooking = () =>
  picture(
    scenery(),
    strip('M41 42L58 56', wood, 6.5),
    strip('M39 40l5 4', slate, 5),
    disc(26, 29, 24, slate),
    disc(26, 29, 20, ink),
    shade('M34 6.4a24 24 0 0 1 0 45.2a30 30 0 0 0 0 -45.2z'),
    path('M12 25q-1 -9 8 -9q5 -4 11 0q9 0 8 9q4 7 -3 10q-3 7 -10 4q-7 3 -10 -3q-7 -3 -4 -11z', white),
    ballOf(25, 27, 7, gold),
    strip('M21.5 25q1.5 -3 4 -3', white, 1.5),
    dots(
      [
        [14, 42],
        [41, 21],
      ],
      3.8,
      red,
    ),
    dots(
      [
        [14, 42],
        [41, 21],
      ],
      1.5,
      rose,
    ),
    path('M33 44q1 -6 8 -6q-1 6 -8 6z', leaf),
  );

export const daydreaming = () =>
  picture(
    scenery(),
    path('M20 20q-8 -1 -7 -9q1 -6 9 -6q5 -6 13 -2q7 -4 12 2q10 -2 11 7q0 8 -9 9q-5 4 -12 0q-9 5 -17 -1z', white),
    disc(14, 25, 2.8, white),
    disc(18, 30.5, 1.8, white),
    path('M30 6.5a6.5 6.5 0 1 0 6.5 9a7 7 0 0 1 -6.5 -9z', gold),
    star(44, 12, 5, sea),
    dots(
      [
        [51.5, 15],
        [21, 12],
        [37.5, 18.5],
      ],
      1.3,
      rose,
    ),
    path('M10 56q0 -12 20 -13.5q20 1.5 20 13.5z', plum),
    oval(31, 47, 12, 4, paint.shade),
    turned(
      9,
      30,
      38,
      disc(30, 36, 10.5, skin1),
      shade('M35.2 27a10.5 10.5 0 0 1 0 18a22 22 0 0 0 0 -18z'),
      path('M19 40q-3.5 -15.5 11 -16q12.5 0 11 13.5q-1 -6 -5 -7q-7 3 -13 1q-3 3 -4 8.5z', bark),
      strip('M23.5 36.5q2 2 4.2 0M32.5 36.5q2 2 4.2 0M27.5 41.5q2.5 1.8 5 0', ink, 1.4),
    ),
    rect(3, 53.5, 58, 5, wood, 2),
    strip('M14 51.5q15 2.5 30 -.5', plum, 6.5),
    strip('M44 51l4 -.5', skin1, 5),
  );

export const handicrafts = () =>
  picture(
    scenery(),
    strip('M12 8L40 44', wood, 2.8),
    strip('M46 5L22 44', wood, 2.8),
    dots(
      [
        [12, 8],
        [46, 5],
      ],
      3.2,
      gold,
    ),
    strip('M39 52v5M43 52v5M47 52v5M51 52v5M55 52v5M59 52v5', navy, 1.8),
    rect(37, 24, 24, 29, sea),
    strip('M38 32l3.6 -4l3.7 4l3.7 -4l3.7 4l3.7 -4l3.6 4', cream, 2.2),
    beam('M37 38h24M37 42h24', gold, 2),
    strip('M38 49l3.6 -4l3.7 4l3.7 -4l3.7 4l3.7 -4l3.6 4', cream, 2.2),
    shade('M54 24h7v29h-7z'),
    ballOf(23, 37, 19, red),
    strip(
      'M8 30q12 -12 27 -6M5.5 36q14 -14 33 -5M7 44q3 -12 14 -17M13 51q1 -14 18 -22M21 54q4 -14 19 -20M30 53q2 -6 11 -10',
      rose,
      1.8,
    ),
    strip('M19 55.5q9 3 17 .5q4 -1.5 8 .5', red, 2.2),
  );

export const photoAlbum = () =>
  picture(
    scenery(),
    path('M3 17h58v40H3z', red),
    path('M6 14q13 -3 26 1v39q-13 -4 -26 -1z', navy),
    path('M58 14q-13 -3 -26 1v39q13 -4 26 -1z', ink),
    turned(-6, 19, 24, rect(9, 17, 19, 15, white), rect(11, 19, 15, 10, glass), path('M11 29v-3l5 -4l4 4l3 -2l3 2v3z', leaf)),
    turned(5, 18, 43, rect(12, 35, 15, 15, white), rect(14, 37, 11, 9, gold), heart(19.5, 41.5, 3.4)),
    turned(5, 46, 32, rect(37, 20, 18, 25, white), rect(39, 22, 14, 17, rose), person(46, 32.5, 3.7, sea, skin2, bark)),
    shade('M58 14q-6 -1.5 -11 -1.2q3 20 0 39.5q5 -.5 11 .7z'),
    strip('M32 18v.1M32 25v.1M32 32v.1M32 39v.1M32 46v.1', stone, 2.8),
  );

export const stockInvestment = () =>
  picture(
    scenery(),
    rect(22, 35, 9, 20, sea),
    rect(35, 27, 9, 28, sea),
    rect(48, 18, 9, 37, sea),
    shade('M28.5 35h2.5v20h-2.5zM41.5 27h2.5v28h-2.5zM54.5 18h2.5v37h-2.5z'),
    strip('M5 33L19 22L28 27L50 8', red, 4),
    path('M59 1l-3.5 14L44.5 4.5z', red),
    rect(2, 54, 60, 3.5, bark, 1.7),
    ballOf(11, 45, 9, gold),
    heart(11, 45.5, 5),
  );

export const bandPractice = () =>
  picture(
    scenery(),
    rect(4, 15, 36, 40, ink, 4),
    rect(7, 24, 30, 28, slate, 3),
    ring(22, 38, 10.5, ink, 3),
    disc(22, 38, 4.5, ink),
    dots(
      [
        [11, 19.5],
        [17, 19.5],
        [23, 19.5],
      ],
      2,
      gold,
    ),
    shade('M31 15h5q4 0 4 4v32q0 4 -4 4h-5z'),
    turned(
      32,
      40,
      34,
      rect(37.5, 2, 5, 36, bark),
      path('M36 -4h8l1.5 9h-11z', bark),
      path('M33 27q3 5 7 5t7 -5q6 1 4 8q-2 5 1 9q5 11 -12 11t-12 -11q3 -4 1 -9q-2 -7 4 -8z', red),
      shade('M47 27q6 1 4 8q-2 5 1 9q5 11 -12 11q7 -8 4 -24q2 -2 3 -4z'),
      rect(35.5, 37, 9, 3, cream, 1),
      rect(35.5, 44, 9, 3.5, ink, 1),
      strip('M39 0v45M41 0v45', cream, 0.7),
    ),
    strip('M10 10V3l8 -2v8', plum, 2),
    dots(
      [
        [8, 10.5],
        [16, 9],
      ],
      2.6,
      plum,
    ),
  );
