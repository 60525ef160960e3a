// A thread of a simulation: plays the matches whose numbers it is sent.
import { parentPort, workerData } from 'node:worker_threads';
import { playOne, type Simulation } from './job';

parentPort?.on('message', (number: number) =>
  parentPort?.postMessage({ number, played: playOne(workerData as Simulation, number) }),
);
