// Which network plays which game.
import { editions } from '../../game';
import { cityOutlook } from '../city/facts';
import { lifeOutlook } from '../life/facts';
import type { Outlook } from './facts';

/** What a network learns; the landmark editions share theirs. */
interface Engine {
  readonly name: string;
  readonly outlook: unknown;
}
const engines: ReadonlyMap<string, Engine> = new Map<string, Engine>([
  ...Object.values(editions).map(({ game }): [string, Engine] => [game, { name: 'city', outlook: cityOutlook }]),
  ['machi-koro-life', { name: 'life', outlook: lifeOutlook }],
]);

/** @throws {RangeError} for a game no network has learnt. */
export function outlookFor<G>(game: string): Outlook<G> {
  return engineOf(game).outlook as Outlook<G>;
}

/** What the weights for a game and a number of seats are called, e.g. `city-2`. Throws as `outlookFor` does. */
export const networkName = (game: string, seats: number): string => `${engineOf(game).name}-${seats}`;

function engineOf(game: string): Engine {
  const engine = engines.get(game);
  if (!engine) throw new RangeError(`no network has learnt ${game}`);
  return engine;
}
