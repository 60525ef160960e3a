// The networks that come with the bots, each loaded when somebody first plays with it.

import { engineFor } from '../engines';
import { Network } from './network';
import { unpackWeights, type WeightFile } from './weightFile';

type Load = () => Promise<{ default: WeightFile }>;

const files: Readonly<Record<string, Load>> = {
  'city-2': () => import('../weights/city-2.json'),
  'city-3': () => import('../weights/city-3.json'),
  'city-4': () => import('../weights/city-4.json'),
  'life-2': () => import('../weights/life-2.json'),
  'life-3': () => import('../weights/life-3.json'),
  'life-4': () => import('../weights/life-4.json'),
  'life-5': () => import('../weights/life-5.json'),
};

/** What the weights for a game and a number of seats are called, e.g. `city-2`. @throws {RangeError} for a game no bot has learnt. */
export const networkName = (game: string, seats: number): string => `${engineFor(game).name}-${seats}`;

/** One of each is enough: a thread has one thought at a time. */
const loaded = new Map<string, Network>();

/** Makes the network for a game and a number of seats ready. Rejects when it cannot be had, and for a game no network has learnt. */
export async function loadNetwork(game: string, seats: number): Promise<void> {
  const name = networkName(game, seats);
  const load = files[name];
  if (!load) throw new RangeError(`there is no network ${name}`);
  if (loaded.has(name)) return;
  const { default: file } = await load();
  loaded.set(name, new Network(engineFor(game).outlook.facts(seats).sizes, unpackWeights(file)));
}

/** @throws {Error} when it has not been loaded. */
export function networkFor(game: string, seats: number): Network {
  const name = networkName(game, seats);
  const network = loaded.get(name);
  if (!network) throw new Error(`the network ${name} has not been loaded`);
  return network;
}
