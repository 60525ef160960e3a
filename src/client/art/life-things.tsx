// Shapes that several drawings of Life share.
import { paint } from './paint';
import { beam, dots, path, shade, strip } from './shapes';

/** A heart around (`x`, `y`); `r` is half its width. */
export const heart = (x: number, y: number, r: number, fill: string = paint.red) =>
  path(
    `M${x} ${y + r}l${-r * 0.85} ${-r * 0.85}a${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.85} ${-r * 0.85}a${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.85} ${r * 0.85}z`,
    fill,
  );

/** A heart with its dark side. */
export const heartOf = (x: number, y: number, r: number, fill: string = paint.red) => (
  <>
    {heart(x, y, r, fill)}
    {shade(
      `M${x + r * 0.42} ${y - r * 0.875}a${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.43} ${r * 1.025}l${-r * 0.85} ${r * 0.85}q${r * 0.75} ${-r * 0.9} ${r * 0.42} ${-r * 1.875}z`,
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
    {strip(`M${x - r * 0.35} ${y + r * 0.38}q${r * 0.35} ${r * 0.34} ${r * 0.7} 0`, paint.ink, r * 0.13)}
  </>
);

/** A five-pointed star. */
export const star = (x: number, y: number, r: number, fill: string) =>
  path(
    `M${Array.from({ length: 10 }, (_, i) => {
      const reach = i % 2 === 0 ? r : r * 0.45;
      const angle = (i * Math.PI) / 5;
      return `${(x + Math.sin(angle) * reach).toFixed(2)} ${(y - Math.cos(angle) * reach).toFixed(2)}`;
    }).join('L')}z`,
    fill,
  );

/** A blossom without its heart: `petals` discs in a ring. */
export const blossom = (x: number, y: number, r: number, petals: number, fill: string) =>
  dots(
    Array.from({ length: petals }, (_, i) => {
      const angle = (i * 2 * Math.PI) / petals;
      return [Number((x + Math.sin(angle) * r).toFixed(2)), Number((y - Math.cos(angle) * r).toFixed(2))] as const;
    }),
    Number((r * 0.58).toFixed(2)),
    fill,
  );

/** Pennants hanging from a string between two points, in two colours by turns. */
export const bunting = (x: number, y: number, width: number, count: number, first: string, second: string) => {
  const w = width / count;
  const sag = (i: number) => y + 5 * (1 - ((2 * i) / count - 1) ** 2);
  const pennant = (i: number) =>
    `M${(x + i * w).toFixed(2)} ${sag(i).toFixed(2)}L${(x + (i + 1) * w).toFixed(2)} ${sag(i + 1).toFixed(2)}L${(x + (i + 0.5) * w).toFixed(2)} ${(sag(i + 0.5) + w * 0.95).toFixed(2)}z`;
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
