// Colour arithmetic for the tests of the tokens: contrast after WCAG 2, distance in OKLab, colour blindness after Machado (2009).
export type Rgb = readonly [number, number, number];

const linear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

/** Linear light from `#rrggbb`. */
export const parse = (hex: string): Rgb => {
  if (!/^#[0-9a-f]{6}$/i.test(hex)) throw new Error(`not a colour: ${hex}`);
  const channel = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(1), channel(3), channel(5)];
};

const times = (rows: readonly Rgb[], [r, g, b]: Rgb) => rows.map((row) => row[0] * r + row[1] * g + row[2] * b) as unknown as Rgb;

const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** From 1 (equal) to 21 (black on white). */
export const contrast = (one: string, other: string) => {
  const [dark, light] = [luminance(parse(one)), luminance(parse(other))].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const oklab = (color: Rgb): Rgb => {
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    color,
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(cones[0]), Math.cbrt(cones[1]), Math.cbrt(cones[2])],
  );
};

/** How far apart two colours look: 0.02 is just visible, 1 is black against white. */
export const distance = (one: Rgb, other: Rgb) => {
  const [a, b] = [oklab(one), oklab(other)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
};

/** Full colour vision and its three complete losses, as matrices on linear light. */
export const eyes: Readonly<Record<string, readonly Rgb[]>> = {
  'full colour vision': [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** The colour as it looks to these eyes. */
export const seenBy = (matrix: readonly Rgb[], color: Rgb): Rgb =>
  times(matrix, color).map((value) => Math.min(1, Math.max(0, value))) as unknown as Rgb;
