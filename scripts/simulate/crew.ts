// The matches of a simulation, on all cores.
import { spread } from '../crew';
import type { Played, Simulation } from './job';

/** The results of `games` matches in the order of their numbers. Rejects when a match fails. */
export const playAll = (simulation: Simulation, games: number, progress: (done: number) => void): Promise<Played[]> =>
  spread('./simulateWorker.js', simulation, games, progress);
