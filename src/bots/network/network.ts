// A network in the manner of an NNUE: one row of numbers per fact, added up, cut off at nought, and one output per seat.
// Positions that follow from one another differ in few facts, so the sum is brought up to date rather than built anew.

import type { Position } from './facts';

/** The numbers of a network. `rows` has `hidden` numbers for each value of each slot, `outputs` `hidden` for each seat. */
export interface Weights {
  readonly seats: number;
  readonly hidden: number;
  readonly rows: Float32Array;
  readonly bias: Float32Array;
  readonly outputs: Float32Array;
  readonly outputBias: Float32Array;
}

export class Network {
  /** Slot -> where the rows of its values begin. */
  protected readonly starts: Int32Array;
  /** The values of the slots of which `sums` is the sum. */
  protected readonly current: Uint8Array;
  protected readonly sums: Float64Array;
  readonly #chances: Float64Array;
  #fresh = true;

  /** @param sizes slot -> how many values it can have */
  constructor(
    sizes: readonly number[],
    protected readonly weights: Weights,
  ) {
    const { hidden, rows, seats } = weights;
    this.starts = new Int32Array(sizes.length);
    let rowCount = 0;
    for (const [slot, size] of sizes.entries()) {
      this.starts[slot] = rowCount * hidden;
      rowCount += size;
    }
    if (rows.length !== rowCount * hidden) throw new RangeError(`weights for ${rows.length / hidden} facts, not ${rowCount}`);
    this.current = new Uint8Array(sizes.length);
    this.sums = new Float64Array(hidden);
    this.#chances = new Float64Array(seats);
  }

  /** Forgets what it has added up, so that what is asked next does not depend on what was asked before, not in the last bit. */
  refresh(): void {
    this.#fresh = true;
  }

  /**
   * The chance to win of each player, in turn order from the one to move; they sum to 1.
   * The array is the network's own and holds until the next call.
   */
  evaluate({ slots, odds }: Position): Float64Array {
    this.#accumulate(slots);
    const { hidden, outputs, outputBias } = this.weights;
    const { sums } = this;
    const chances = this.#chances;
    let highest = Number.NEGATIVE_INFINITY;
    for (let seat = 0; seat < chances.length; seat++) {
      let sum = (odds[seat] as number) + (outputBias[seat] as number);
      const from = seat * hidden;
      for (let i = 0; i < hidden; i++) {
        const at = sums[i] as number;
        if (at > 0) sum += at * (outputs[from + i] as number);
      }
      chances[seat] = sum;
      if (sum > highest) highest = sum;
    }
    let total = 0;
    for (let seat = 0; seat < chances.length; seat++) {
      const odds = Math.exp((chances[seat] as number) - highest);
      chances[seat] = odds;
      total += odds;
    }
    for (let seat = 0; seat < chances.length; seat++) chances[seat] = (chances[seat] as number) / total;
    return chances;
  }

  #accumulate(slots: Uint8Array): void {
    const { hidden, rows, bias } = this.weights;
    const { sums, current, starts } = this;
    if (this.#fresh) {
      this.#fresh = false;
      sums.set(bias);
      for (let slot = 0; slot < slots.length; slot++) {
        const row = (starts[slot] as number) + (slots[slot] as number) * hidden;
        for (let i = 0; i < hidden; i++) sums[i] = (sums[i] as number) + (rows[row + i] as number);
      }
    } else {
      for (let slot = 0; slot < slots.length; slot++) {
        const value = slots[slot] as number;
        const before = current[slot] as number;
        if (value === before) continue;
        const row = (starts[slot] as number) + value * hidden;
        const old = (starts[slot] as number) + before * hidden;
        for (let i = 0; i < hidden; i++) sums[i] = (sums[i] as number) + (rows[row + i] as number) - (rows[old + i] as number);
      }
    }
    current.set(slots);
  }
}
