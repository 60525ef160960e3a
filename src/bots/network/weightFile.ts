// Weights as a file: whole numbers of one byte each, and how they were made.
import type { Weights } from './network';

/**
 * How a weight file was made; `npm run train` at that commit with these makes it again. From the files of towns the rows of more than
 * 35 coins have been cut out since.
 */
export interface Provenance {
  readonly game: string;
  readonly seed: number;
  readonly games: number;
  /** How far a step went at the beginning; in files made before commit 3e913fb the rate of plain gradient descent. */
  readonly rate: number;
  /** The commit whose rules were played. */
  readonly commit: string;
  readonly minutes: number;
}

/** An array of small numbers: `scale` times the signed bytes in `bytes` (base64). */
interface Packed {
  readonly scale: number;
  readonly bytes: string;
}

export interface WeightFile {
  readonly madeBy: Provenance;
  readonly seats: number;
  readonly hidden: number;
  readonly rows: Packed;
  readonly bias: Packed;
  readonly outputs: Packed;
  readonly outputBias: Packed;
}

const HIGHEST = 127;

function pack(numbers: Float32Array): Packed {
  const scale = numbers.reduce((highest, one) => Math.max(highest, Math.abs(one)), 0) / HIGHEST || 1;
  const bytes = Array.from(numbers, (one) => String.fromCharCode(Math.round(one / scale) & 0xff)).join('');
  return { scale, bytes: btoa(bytes) };
}

function unpack({ scale, bytes }: Packed): Float32Array {
  return Float32Array.from(atob(bytes), (char) => ((char.charCodeAt(0) << 24) >> 24) * scale);
}

export function packWeights({ seats, hidden, rows, bias, outputs, outputBias }: Weights, madeBy: Provenance): WeightFile {
  const packed = { rows: pack(rows), bias: pack(bias), outputs: pack(outputs), outputBias: pack(outputBias) };
  return { madeBy, seats, hidden, ...packed };
}

export function unpackWeights({ seats, hidden, rows, bias, outputs, outputBias }: WeightFile): Weights {
  const unpacked = { rows: unpack(rows), bias: unpack(bias), outputs: unpack(outputs), outputBias: unpack(outputBias) };
  return { seats, hidden, ...unpacked };
}
