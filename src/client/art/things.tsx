// People and things that appear in more than one drawing.
import { paint } from './paint';
import { ballOf, beam, cut, disc, half, path, rect, shade, strip } from './shapes';

/** Head and shoulders: `y` is the chin's height, `r` the head's radius. */
export const person = (x: number, y: number, r: number, shirt: string, skin: string, hair: string = paint.bark) => (
  <>
    {path(`M${x - r * 1.9} ${y + r * 3}V${y + r * 2.1}a${r * 1.9} ${r * 1.8} 0 0 1 ${r * 3.8} 0V${y + r * 3}z`, shirt)}
    {disc(x, y - r * 0.6, r, skin)}
    {path(
      `M${x - r * 1.08} ${y - r * 0.6}a${r * 1.08} ${r * 1.1} 0 0 1 ${r * 2.16} 0q${-r * 1.1} ${-r * 0.7} ${-r * 2.16} 0z`,
      hair,
    )}
  </>
);

/** A football: one dark patch in the middle, five at the edge, seams between. */
export const football = (x: number, y: number, r: number) => {
  const at = (turn: number, reach: number) => {
    const angle = (turn * 2 - 0.5) * Math.PI;
    return `${cut(x + Math.cos(angle) * r * reach)} ${cut(y + Math.sin(angle) * r * reach)}`;
  };
  const fifths = [0, 0.2, 0.4, 0.6, 0.8];
  const middle = `M${fifths.map((turn) => at(turn, 0.4)).join('L')}z`;
  const edge = fifths.map(
    (turn) => `M${at(turn - 0.055, 1)}A${r} ${r} 0 0 1 ${at(turn + 0.055, 1)}L${at(turn + 0.035, 0.8)}L${at(turn - 0.035, 0.8)}z`,
  );
  const seams = fifths.map((turn) => `M${at(turn, 0.4)}L${at(turn, 0.82)}`);
  return (
    <>
      {disc(x, y, r, paint.white)}
      {beam(seams.join(''), paint.ink, cut(r * 0.1))}
      {path(middle + edge.join(''), paint.ink)}
      {half(x, y, r)}
    </>
  );
};

/** A coin seen from the front. */
export const coin = (x: number, y: number, r: number) => (
  <>
    {ballOf(x, y, r, paint.gold)}
    {strip(`M${x - r * 0.5} ${y + r * 0.2}a${r * 0.55} ${r * 0.55} 0 0 1 ${r * 0.7} ${-r * 0.7}`, paint.white, r * 0.22)}
  </>
);

/** A closed book standing upright. */
export const book = (x: number, y: number, width: number, height: number, cover: string) => (
  <>
    {rect(x, y, width, height, cover, 1)}
    {rect(x + width * 0.72, y, width * 0.28, height, paint.shade, 1)}
    {rect(x + width * 0.2, y + height * 0.16, width * 0.42, height * 0.14, paint.cream)}
  </>
);

/** A closed book lying flat, its pages to the left. */
export const volume = (x: number, y: number, width: number, height: number, cover: string) => (
  <>
    {rect(x, y, width, height, cover, 1)}
    {rect(x, y + height * 0.26, width * 0.82, height * 0.48, paint.cream)}
  </>
);

/** An open book whose fold lies at `x`; `y` is the height of the upper corners. */
export const openBook = (x: number, y: number, width: number, height: number, cover: string) => {
  const page = (side: 1 | -1) =>
    `M${x} ${y + height * 0.18}q${side * width * 0.26} ${-height * 0.36} ${side * width * 0.5} ${-height * 0.1}v${height * 0.78}q${-side * width * 0.26} ${-height * 0.22} ${-side * width * 0.5} ${height * 0.14}z`;
  return (
    <>
      {path(`M${x - width * 0.56} ${y + height * 0.16}h${width * 1.12}v${height * 0.84}h${-width * 1.12}z`, cover)}
      {path(page(-1) + page(1), paint.white)}
      {shade(page(1))}
    </>
  );
};

/** A die showing five. */
export const dice = (x: number, y: number, size: number, fill: string = paint.white) => {
  const at = (u: number, v: number) =>
    `M${x + size * (u - 0.1)} ${y + size * v}a${size * 0.1} ${size * 0.1} 0 1 0 ${size * 0.2} 0a${size * 0.1} ${size * 0.1} 0 1 0 ${-size * 0.2} 0z`;
  return (
    <>
      {rect(x, y, size, size, fill, size * 0.18)}
      {shade(
        `M${x + size * 0.8} ${y}q${size * 0.2} 0 ${size * 0.2} ${size * 0.2}v${size * 0.6}q0 ${size * 0.2} ${-size * 0.2} ${size * 0.2}z`,
      )}
      {path([at(0.25, 0.25), at(0.75, 0.25), at(0.5, 0.5), at(0.25, 0.75), at(0.75, 0.75)].join(''), paint.ink)}
    </>
  );
};

/** A playing piece. */
export const pawn = (x: number, foot: number, height: number, fill: string) => {
  const h = height;
  const body = `M${x - h * 0.34} ${foot}q0 ${-h * 0.14} ${h * 0.12} ${-h * 0.16}q${h * 0.1} ${-h * 0.2} ${h * 0.1} ${-h * 0.42}h${h * 0.24}q0 ${h * 0.22} ${h * 0.1} ${h * 0.42}q${h * 0.12} ${h * 0.02} ${h * 0.12} ${h * 0.16}z`;
  return (
    <>
      {path(body, fill)}
      {disc(x, foot - h * 0.76, h * 0.24, fill)}
      {shade(
        `M${x + h * 0.06} ${foot}V${foot - h}a${h * 0.24} ${h * 0.24} 0 0 1 ${h * 0.1} ${h * 0.42}q0 ${h * 0.22} ${h * 0.06} ${h * 0.42}q${h * 0.12} ${h * 0.02} ${h * 0.12} ${h * 0.16}z`,
      )}
    </>
  );
};

/** A shirt on nobody: neck at (`x`, `y`). */
export const shirt = (x: number, y: number, width: number, fill: string) => {
  const w = width;
  return (
    <>
      {path(
        `M${x - w * 0.16} ${y}q${w * 0.16} ${w * 0.14} ${w * 0.32} 0l${w * 0.34} ${w * 0.18}l${-w * 0.12} ${w * 0.28}l${-w * 0.1} ${-w * 0.05}v${w * 0.62}h${-w * 0.56}v${-w * 0.62}l${-w * 0.1} ${w * 0.05}l${-w * 0.12} ${-w * 0.28}z`,
        fill,
      )}
      {shade(
        `M${x + w * 0.08} ${y + w * 0.08}l${w * 0.08} ${-w * 0.08}l${w * 0.34} ${w * 0.18}l${-w * 0.12} ${w * 0.28}l${-w * 0.1} ${-w * 0.05}v${w * 0.62}h${-w * 0.2}z`,
      )}
    </>
  );
};
