// A network that learns: which way its numbers have to go for its chances to win to come closer, by cross entropy, to the ones it should
// have given.

import type { Position } from '../../src/bots/network/facts';
import { Network, type Weights } from '../../src/bots/network/network';
import { seededChance } from '../../src/game';
import { uniform } from '../uniform';

/** Small random numbers to begin with. `sizes`: slot -> number of values. */
export function freshWeights(sizes: readonly number[], seats: number, hidden: number, seed: number): Weights {
  const chance = seededChance(seed);
  const facts = sizes.reduce((sum, size) => sum + size, 0);
  const scaled = (length: number, scale: number) => Float32Array.from({ length }, () => scale * (2 * uniform(chance) - 1));
  const rows = scaled(facts * hidden, 1 / Math.sqrt(sizes.length));
  let start = 0;
  for (const size of sizes) {
    rows.fill(0, start * hidden, (start + 1) * hidden);
    start += size;
  }
  return {
    seats,
    hidden,
    rows,
    bias: new Float32Array(hidden).fill(0.1),
    outputs: scaled(seats * hidden, 0.3 / Math.sqrt(hidden)),
    outputBias: new Float32Array(seats),
  };
}

export class Trainee extends Network {
  /** The gradients of all lessons, added up. */
  readonly learnt: Weights;
  readonly #gradient: Float64Array;
  readonly #activation: Float64Array;

  constructor(sizes: readonly number[], weights: Weights) {
    super(sizes, weights);
    this.learnt = nought(weights);
    this.#gradient = new Float64Array(weights.hidden);
    this.#activation = new Float64Array(weights.hidden);
  }

  /** Notes which way the weights should go for `target`, the chance to win of each player in turn order; they do not move yet. */
  learn(position: Position, target: Float64Array): void {
    const chances = this.evaluate(position);
    const { slots } = position;
    const { hidden, outputs } = this.weights;
    const { learnt } = this;
    const gradient = this.#gradient.fill(0);
    const activation = this.#activation;
    for (let i = 0; i < hidden; i++) activation[i] = Math.max(0, this.sums[i] as number);
    for (let seat = 0; seat < target.length; seat++) {
      const error = (target[seat] as number) - (chances[seat] as number);
      learnt.outputBias[seat] = (learnt.outputBias[seat] as number) + error;
      const from = seat * hidden;
      for (let i = 0; i < hidden; i++) {
        const at = activation[i] as number;
        if (at === 0) continue;
        gradient[i] = (gradient[i] as number) + error * (outputs[from + i] as number);
        learnt.outputs[from + i] = (learnt.outputs[from + i] as number) + error * at;
      }
    }
    const { rows, bias } = learnt;
    for (let i = 0; i < hidden; i++) bias[i] = (bias[i] as number) + (gradient[i] as number);
    for (let slot = 0; slot < slots.length; slot++) {
      // Most facts are that there is none of something. Those rows stay nought: all at once they would outweigh the others.
      if (slots[slot] === 0) continue;
      const row = (this.starts[slot] as number) + (slots[slot] as number) * hidden;
      for (let i = 0; i < hidden; i++) rows[row + i] = (rows[row + i] as number) + (gradient[i] as number);
    }
  }
}

/** The mean of weights at many times: what one lesson or another has just said is evened out. */
export class MeanWeights {
  readonly #mean: Weights;
  #count = 0;

  constructor(like: Weights) {
    this.#mean = nought(like);
  }

  add(weights: Weights): void {
    this.#count++;
    for (const part of PARTS) {
      const [means, numbers] = [this.#mean[part], weights[part]];
      for (let i = 0; i < means.length; i++) {
        const mean = means[i] as number;
        means[i] = mean + ((numbers[i] as number) - mean) / this.#count;
      }
    }
  }

  get(): Weights {
    return this.#mean;
  }
}

/** Weights of this shape, all nought. */
export const nought = (like: Weights): Weights => mapped(like, (numbers) => new Float32Array(numbers.length));

export const PARTS = ['rows', 'bias', 'outputs', 'outputBias'] as const;

function mapped(weights: Weights, change: (numbers: Float32Array) => Float32Array): Weights {
  const { seats, hidden, rows, bias, outputs, outputBias } = weights;
  return { seats, hidden, rows: change(rows), bias: change(bias), outputs: change(outputs), outputBias: change(outputBias) };
}
