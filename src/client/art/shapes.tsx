// The plain shapes from which every drawing is cut. Light comes from the left above: what turns to the right gets the shade.
import { createElement, type JSX, type ReactNode } from 'react';
import { paint } from './paint';

/** A drawing: takes nothing, knows nothing of the game. */
export type Drawing = () => JSX.Element;

/** A 64 x 64 picture of these shapes, the first one lowest. */
export const picture = (...shapes: ReactNode[]) =>
  createElement('svg', { viewBox: '0 0 64 64', 'aria-hidden': true, focusable: false }, ...shapes);

/** A coordinate without needless digits. */
export const cut = (value: number) => Math.round(value * 100) / 100;

export const path = (d: string, fill: string) => <path d={d} fill={fill} />;
export const rect = (x: number, y: number, width: number, height: number, fill: string, round = 0) => (
  <rect x={x} y={y} width={width} height={height} rx={round || undefined} fill={fill} />
);
export const disc = (x: number, y: number, r: number, fill: string) => <circle cx={x} cy={y} r={r} fill={fill} />;
export const oval = (x: number, y: number, rx: number, ry: number, fill: string) => (
  <ellipse cx={x} cy={y} rx={rx} ry={ry} fill={fill} />
);
/** A line as if cut from a strip of paper. */
export const strip = (d: string, color: string, width: number) => (
  <path d={d} fill="none" stroke={color} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
);
/** The same with square ends. */
export const beam = (d: string, color: string, width: number) => <path d={d} fill="none" stroke={color} strokeWidth={width} />;
/** The dark side of a shape. */
export const shade = (d: string) => path(d, paint.shade);

/** What every picture stands on: a patch of sky and a strip of ground. */
export const scenery = (sky: string = paint.back, ground: string = paint.ground) => (
  <>
    {path('M32 2C53 2 60 9 60 29S53 56 32 56S4 49 4 29S11 2 32 2z', sky)}
    {rect(2, 51, 60, 8, ground, 4)}
  </>
);

/** The right half of a disc. */
export const half = (x: number, y: number, r: number) =>
  shade(
    `M${x + r * 0.3} ${y - r * 0.954}A${r} ${r} 0 0 1 ${x + r * 0.3} ${y + r * 0.954}A${r * 1.35} ${r * 1.35} 0 0 0 ${x + r * 0.3} ${y - r * 0.954}z`,
  );
export const ballOf = (x: number, y: number, r: number, fill: string) => (
  <>
    {disc(x, y, r, fill)}
    {half(x, y, r)}
  </>
);

/** A wall whose last part turns away from the light. */
export const wall = (x: number, y: number, width: number, height: number, fill: string, dark = 0.28) => (
  <>
    {rect(x, y, width, height, fill)}
    {rect(x + width * (1 - dark), y, width * dark, height, paint.shade)}
  </>
);

/** A pointed roof over a wall from `x` to `x + width`, with its foot at `y`. */
export const gable = (x: number, y: number, width: number, height: number, fill: string, eaves = 3) => (
  <>
    {path(`M${x - eaves} ${y}L${x + width / 2} ${y - height}L${x + width + eaves} ${y}z`, fill)}
    {shade(`M${x + width / 2} ${y - height}L${x + width + eaves} ${y}h${-width / 2}z`)}
  </>
);

/** A roof seen along its ridge. */
export const hip = (x: number, y: number, width: number, height: number, fill: string, eaves = 3, inset = 4) => (
  <>
    {path(`M${x - eaves} ${y}L${x + inset} ${y - height}H${x + width - inset}L${x + width + eaves} ${y}z`, fill)}
    {shade(`M${x + width * 0.72} ${y}V${y - height}H${x + width - inset}L${x + width + eaves} ${y}z`)}
  </>
);

/** Equal rectangles in a grid, as one shape. */
export const grid = (
  [x, y]: [number, number],
  [columns, rows]: [number, number],
  [width, height]: [number, number],
  [dx, dy]: [number, number],
  fill: string,
) =>
  path(
    Array.from(
      { length: columns * rows },
      (_, i) => `M${x + (i % columns) * dx} ${y + Math.floor(i / columns) * dy}h${width}v${height}h${-width}z`,
    ).join(''),
    fill,
  );

/** Equal discs at these places, as one shape. */
export const dots = (places: readonly (readonly [number, number])[], r: number, fill: string) =>
  path(places.map(([x, y]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0z`).join(''), fill);

/** A striped awning with a scalloped edge. */
export const awning = (x: number, y: number, width: number, height: number, stripes: number, first: string, second: string) => {
  const w = width / stripes;
  const stripe = (i: number) => `M${x + i * w} ${y}h${w}v${height - w / 2}a${w / 2} ${w / 2} 0 0 1 ${-w} 0z`;
  const every = (rest: number) => Array.from({ length: stripes }, (_, i) => (i % 2 === rest ? stripe(i) : '')).join('');
  return (
    <>
      {path(every(0), first)}
      {path(every(1), second)}
    </>
  );
};

/** A fir: three tiers on a trunk standing at `foot`. */
export const pine = (x: number, foot: number, width: number, height: number, fill: string) => {
  const h = height * 0.86;
  const top = foot - height;
  const right = `L${x + width * 0.3} ${top + h * 0.4}H${x + width * 0.17}L${x + width * 0.42} ${top + h * 0.7}H${x + width * 0.24}L${x + width / 2} ${top + h}`;
  const left = `H${x - width / 2}L${x - width * 0.24} ${top + h * 0.7}H${x - width * 0.42}L${x - width * 0.17} ${top + h * 0.4}H${x - width * 0.3}z`;
  return (
    <>
      {rect(x - 1.5, foot - height * 0.2, 3, height * 0.2, paint.bark)}
      {path(`M${x} ${top}${right}${left}`, fill)}
      {shade(`M${x} ${top}${right}H${x}z`)}
    </>
  );
};

/** A leafy tree standing at `foot`. */
export const tree = (x: number, foot: number, r: number, fill: string) => (
  <>
    {rect(x - r * 0.16, foot - r * 1.2, r * 0.32, r * 1.2, paint.bark)}
    {ballOf(x, foot - r * 1.75, r, fill)}
  </>
);

/** A pennant on a pole. */
export const flag = (x: number, y: number, height: number, fill: string, size = 8) => (
  <>
    {rect(x - 0.6, y, 1.2, height, paint.bark)}
    {path(`M${x + 0.6} ${y}l${size} ${size * 0.32}l${-size} ${size * 0.32}z`, fill)}
  </>
);

/** Steam or smoke rising from a point. */
export const puff = (x: number, y: number, color: string = paint.white, width = 2) =>
  strip(`M${x} ${y}c-3 -3 3 -5 0 -9`, color, width);

/** Shapes turned together about a point, in degrees clockwise. */
export const turned = (angle: number, x: number, y: number, ...shapes: ReactNode[]) =>
  createElement('g', { transform: `rotate(${angle} ${x} ${y})` }, ...shapes);

/** A circle drawn as a line. */
export const ring = (x: number, y: number, r: number, color: string, width: number) => (
  <circle cx={x} cy={y} r={r} fill="none" stroke={color} strokeWidth={width} />
);
