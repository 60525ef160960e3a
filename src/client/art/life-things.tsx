// Shapes that several drawings of Life share.
import { paint } from './paint';
import { beam, cut, dots, path, shade, strip } from './shapes';

/** A heart around (`x`, `y`); `r` is half its width. */
export const heart = (x: number, y: number, r: number, fill: string = paint.red) =>
  path(
    `M${x} ${cut(y + r)}l${cut(-r * 0.85)} ${cut(-r * 0.85)}a${cut(r * 0.6)} ${cut(r * 0.6)} 0 0 1 ${cut(r * 0.85)} ${cut(-r * 0.85)}a${cut(r * 0.6)} ${cut(r * 0.6)} 0 0 1 ${cut(r * 0.85)} ${cut(r * 0.85)}z`,
    fill,
  );

/** A heart with its dark side. */
export const heartOf = (x: number, y: number, r: number, fill: string = paint.red) => (
  <>
    {heart(x, y, r, fill)}
    {shade(
      `M${cut(x + r * 0.42)} ${cut(y - r * 0.875)}a${cut(r * 0.6)} ${cut(r * 0.6)} 0 0 1 ${cut(r * 0.43)} ${cut(r * 1.025)}l${cut(-r * 0.85)} ${cut(r * 0.85)}q${cut(r * 0.75)} ${cut(-r * 0.9)} ${cut(r * 0.42)} ${cut(-r * 1.875)}z`,
    )}
  </>
);

/** Eyes and a smile on a head of this radius. */
export const smile = (x: number, y: number, r: number) => (
  <>
    {dots(
      [
        [x - r * 0.38, y],
        [x + r * 0.38, y],
      ],
      r * 0.13,
      paint.ink,
    )}
    {strip(`M${cut(x - r * 0.35)} ${cut(y + r * 0.38)}q${cut(r * 0.35)} ${cut(r * 0.34)} ${cut(r * 0.7)} 0`, paint.ink, r * 0.13)}
  </>
);

/** A five-pointed star. */
export const star = (x: number, y: number, r: number, fill: string) =>
  path(
    `M${Array.from({ length: 10 }, (_, i) => {
      const reach = i % 2 === 0 ? r : r * 0.45;
      const angle = (i * Math.PI) / 5;
      return `${cut(x + Math.sin(angle) * reach)} ${cut(y - Math.cos(angle) * reach)}`;
    }).join('L')}z`,
    fill,
  );

/** A blossom without its heart: `petals` discs in a ring. */
export const blossom = (x: number, y: number, r: number, petals: number, fill: string) =>
  dots(
    Array.from({ length: petals }, (_, i) => {
      const angle = (i * 2 * Math.PI) / petals;
      return [cut(x + Math.sin(angle) * r), cut(y - Math.cos(angle) * r)] as const;
    }),
    cut(r * 0.58),
    fill,
  );

/** Pennants hanging from a string between two points, in two colours by turns. */
export const bunting = (x: number, y: number, width: number, count: number, first: string, second: string) => {
  const w = width / count;
  const sag = (i: number) => y + 5 * (1 - ((2 * i) / count - 1) ** 2);
  const pennant = (i: number) =>
    `M${cut(x + i * w)} ${cut(sag(i))}L${cut(x + (i + 1) * w)} ${cut(sag(i + 1))}L${cut(x + (i + 0.5) * w)} ${cut(sag(i + 0.5) + w * 0.95)}z`;
  const every = (rest: number) => Array.from({ length: count }, (_, i) => (i % 2 === rest ? pennant(i) : '')).join('');
  return (
    <>
      {path(every(0), first)}
      {path(every(1), second)}
    </>
  );
};

/** Narrow lines of writing or pages, as one shape. */
export const lines = (x: number, y: number, widths: readonly number[], gap: number, color: string, thick = 1.8) =>
  beam(widths.map((width, i) => `M${x} ${y + i * gap}h${width}`).join(''), color, thick);
