// A thread of a simulation: plays the matches whose numbers it is sent.
import { parentPort, workerData } from 'node:worker_threads';
import { loadNetwork } from '../../src/bots/network/library';
import { playOne, type Simulation } from './job';

const simulation = workerData as Simulation;
const ready = loadNetwork(simulation.game, simulation.bots.length);

parentPort?.on('message', async (number: number) => {
  await ready;
  parentPort?.postMessage({ number, played: playOne(simulation, number) });
});
