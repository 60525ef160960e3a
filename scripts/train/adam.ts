// Adam (Kingma and Ba 2015): every number of a network moves by steps of its own size. Coins are in every position, the seventh copy of a
// card in few; steps of one size for both are too long for the one or too short for the other.
import type { Weights } from '../../src/bots/network/network';
import { nought, PARTS } from './trainee';

/** How much of the mean of a gradient, and of its square, is kept from step to step. */
const MEAN = 0.9;
const SQUARE = 0.999;
/** No division by nought. */
const LEAST = 1e-8;

export class Adam {
  readonly #mean: Weights;
  readonly #square: Weights;
  #steps = 0;

  /** @param weights are changed by every step */
  constructor(private readonly weights: Weights) {
    this.#mean = nought(weights);
    this.#square = nought(weights);
  }

  /** One step along the sum of these gradients. `rate`: about how far a number moves of which every step has something to say. */
  step(gradients: readonly Weights[], rate: number): void {
    this.#steps++;
    // The means began at nought; so much of the beginning is still in them.
    const scale = (rate * Math.sqrt(1 - SQUARE ** this.#steps)) / (1 - MEAN ** this.#steps);
    for (const part of PARTS) {
      const [numbers, means, squares] = [this.weights[part], this.#mean[part], this.#square[part]];
      for (let i = 0; i < numbers.length; i++) {
        let gradient = 0;
        for (const one of gradients) gradient += one[part][i] as number;
        const mean = MEAN * (means[i] as number) + (1 - MEAN) * gradient;
        const square = SQUARE * (squares[i] as number) + (1 - SQUARE) * gradient * gradient;
        means[i] = mean;
        squares[i] = square;
        numbers[i] = (numbers[i] as number) + (scale * mean) / (Math.sqrt(square) + LEAST);
      }
    }
  }
}
