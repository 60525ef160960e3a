// Life's blue cards: hobbies under the open sky.
import { blossom } from './life-things';
import { paint } from './paint';
import { beam, disc, dots, pine as fir, path, picture, rect, ring, scenery, shade, strip, tree, turned } from './shapes';

const { white, cream, gold, orange, terracotta, red, leaf, pine, glass, sea, navy, wood, bark, ink, stone, slate, skin2, skin3 } =
  paint;

export const walking = () =>
  picture(
    scenery(paint.back, leaf),
    tree(54, 53, 8, pine),
    strip('M32 36l-4 9l-8 8', navy, 6.5),
    strip('M33 36l6 8l2 10', sea, 6.5),
    strip('M19 54l-3 -3M41 56h5', ink, 4.5),
    strip('M28 22l-7 8l1 6', terracotta, 5),
    disc(22, 37, 2.6, skin2),
    path('M26 19q6 -3 12 0l3 19H25z', red),
    shade('M35 18q2 .3 3 1l3 19h-7q3 -9 1 -20z'),
    strip('M36 23l5 7l6 -2', red, 5),
    disc(48, 27.5, 2.6, skin2),
    disc(33, 10.5, 7, skin2),
    path('M25.5 10q0 -8 8 -8t7.5 6.5h3.5q.5 1.5 -1 1.5H30q-1 5 -4 4z', gold),
    path('M26 16.5q7 3.5 13 0l.5 3.5q-7 3.5 -14 0z', cream),
    path('M27 18l-11 -2l-2 4.5l13 1.5z', cream),
  );

export const gardening = () =>
  picture(
    scenery(paint.back, leaf),
    path('M41 56q0 -7 10.5 -7t10.5 7z', bark),
    strip('M52 50V44', pine, 2.4),
    path('M52 48q-9 0 -10 -7q9 0 10 7zM52 47q1 -7 10 -7q0 7 -10 7z', pine),
    strip('M57 23l1 2.5M61 28l.6 3M57.5 30l.6 3M60.5 35l.3 2.5M57 36.5l.2 1', sea, 1.8),
    turned(
      20,
      22,
      24,
      strip('M13 16q-12 1 -11 9t10 8', navy, 3.4),
      strip('M11 15q1 -9 10 -9t10 9', navy, 3),
      path('M32 31L50 16l4.5 4.5L32 40z', sea),
      strip('M47 13L57 23', navy, 4.5),
      path('M9 14h25v24q0 3 -3 3H12q-3 0 -3 -3z', sea),
      rect(7.5, 12, 28, 4.5, navy, 2),
      rect(9, 23, 25, 4, gold),
      shade('M27 12h6.5q2 0 2 2t-1.5 2.5v21.5q0 3 -3 3h-5q3 -14 1 -29z'),
    ),
  );

export const cycling = () =>
  picture(
    scenery(paint.back, leaf),
    strip('M15 32v22M4 43h22M7 35l16 16M23 35l-16 16M49 32v22M38 43h22M41 35l16 16M57 35l-16 16', stone, 0.9),
    ring(15, 43, 11, ink, 3),
    ring(49, 43, 11, ink, 3),
    strip('M15 43L25 26H42L30 43H15M30 43L23.5 21M49 43L42.5 17', red, 3.4),
    path('M17 18h12q2 0 1.5 2q-1 2.5 -4 2.5h-5q-4 0 -4.5 -4.5z', bark),
    strip('M43 17l-2.5 -3.5h-5', ink, 2.6),
    blossom(51, 14, 3.6, 6, white),
    blossom(57, 16, 2.8, 6, orange),
    dots(
      [
        [51, 14],
        [57, 16],
      ],
      1.8,
      gold,
    ),
    path('M44.5 19H62l-2 11H46.5z', wood),
    shade('M55.5 19H62l-2 11h-5z'),
    beam('M45 22.5h16.5M46 26.2h14.5', bark, 1.2),
    ring(30, 43, 3.2, ink, 2.2),
    strip('M30 46l2 5.5M29 52h6', ink, 2),
    dots(
      [
        [15, 43],
        [49, 43],
      ],
      2.2,
      gold,
    ),
  );

export const hiking = () =>
  picture(
    scenery(),
    path('M10 52L38 6l24 46z', slate),
    path('M38 6l-8.5 14l5 4l4 -4l5 5l4 -3.5z', white),
    shade('M38 6l24 46H50q0 -24 -12 -46z'),
    strip('M60 54L54 14', wood, 2),
    path('M4 54V27q0 -3 3 -3h15q3 0 3 3v9q3 4 10 5.5q10 2 11 12.5z', wood),
    path('M35 41.5q10 2 11 12.5H35q5 -5 0 -12.5z', bark),
    shade('M18 24h4q3 0 3 3v9q2 2.8 6 4.4q2 8 -2 13.6H18q4 -14 0 -30z'),
    rect(2.5, 21, 24, 6.5, red, 3),
    strip('M15 31.5l8 -1M15 35.7l8.5 -1.5M16.5 40l8.5 -3M20 44.3l8 -4', cream, 1.9),
    path('M3 52h44.5v5q0 1 -1 1h-4v-2h-4v2h-5v-2h-4v2h-5v-2h-4v2h-5v-2h-4v2H4q-1 0 -1 -1z', ink),
  );

export const camping = () =>
  picture(
    scenery(navy, pine),
    dots(
      [
        [14, 14],
        [25, 8],
        [35, 13],
        [57, 27],
        [10, 27],
      ],
      1.1,
      cream,
    ),
    path('M46 8a8.5 8.5 0 1 0 8 12a9 9 0 0 1 -8 -12z', gold),
    fir(8, 52, 13, 24, pine),
    fir(50, 52, 14, 26, pine),
    strip('M25.5 20l-2 -4M26.5 20l2 -4', bark, 1.8),
    path('M4 55L26 18l22 37z', orange),
    shade('M26 18l22 37H35z'),
    path('M17 55L26 28l9 27z', ink),
    path('M17 55L26 28v7q-1 12 -5 20z', cream),
    strip('M46 57l13 -4M46 53l13 4', wood, 3),
    path('M53 34q1 5 5 8t2.5 8q-2 4 -8 4t-7.5 -4.5q-1 -5 3 -8q1 2 2 2.5q-1 -6 3 -10z', red),
    path('M53 43q4 4 4 7t-4 3.5t-4.5 -3q0 -3 4.5 -7.5z', gold),
  );

export const surfing = () =>
  picture(
    scenery(paint.back, sea),
    disc(13, 14, 7, orange),
    path('M2 57V48q18 3 25 -13Q33 7 54 7q8 1 8 9v41z', sea),
    path('M62 20q-13 -4 -18 6q-4 12 8 17q5 2 10 1z', navy),
    path('M27 35Q33 7 54 7q8 1 8 9q0 3 -1.5 5q-1 -4 -4 -4q-2 4 -5.5 3.5q-1 4 -5 4.5q0 5 -4 6.5q1 4 -3 6q-6 3 -11 -2.5z', white),
    path('M33 33Q37 13 52 11q-10 6 -13 14q-1 6 -6 8z', glass),
    turned(
      -12,
      22,
      46,
      path('M3 48q2 -4 19 -4t22 1q-4 5 -21 5.5q-15 .5 -20 -2.5z', gold),
      strip('M10 47h26', red, 1.6),
      strip('M19 45l3 -8l5 -4M31 45l1 -7l-5 -5', navy, 4),
      strip('M26.5 33l-2 -10', red, 7),
      strip('M24 23l-9 3M25 22l9 4', skin3, 3.2),
      disc(24.5, 14.5, 4.6, skin3),
      path('M19.7 15q-.5 -6 4.8 -6q5.5 0 5 5q-4 -2.5 -6 -1.5q-1.5 2.5 -3.8 2.5z', ink),
    ),
    strip('M2 55q6 -4 10 0t10 0t10 0t10 0t10 0t10 0', white, 2.2),
  );
