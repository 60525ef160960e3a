// Records whole matches into tests/golden: `npm run golden`, or `npm run golden fussball` for one box. Review the diff.
// A recording that exists is told again move by move; one that is missing is looked for among many seeds, so that together they show
// every way of tests/help/ways.ts. To record a match anew, delete its file.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { establishment, isEstablishmentId, isLandmarkId, landmark, seededChance } from '../src/game';
import type { CityG, CityOptions } from '../src/game/city/types';
import { card, isDreamCardId } from '../src/game/life/cards';
import type { LifeG } from '../src/game/life/types';
import type { Chance, Move } from '../src/game/rules';
import { type AnyOptions, allBoxes, type BoxId, defaults, rulesOf } from '../tests/help/boxes';
import { type Header, retell, type Story, tell } from '../tests/help/record';
import { shown, waysOf } from '../tests/help/ways';

const GOLDEN = join(import.meta.dirname, '../tests/golden');
const SEEDS = 300;

interface Recording {
  name: string;
  seats: number;
  options: AnyOptions;
}
const city = (name: string, seats: number, options: Partial<CityOptions>): Recording => ({
  name,
  seats,
  options: { ...defaults, ...options },
});
const life = (name: string, seats: number, startingPlayer: 'first' | 'random' = 'first'): Recording => ({
  name,
  seats,
  options: { startingPlayer },
});

const cityRecordings = [
  city('two-seats', 2, {}),
  city('three-seats', 3, { startingPlayer: 'random' }),
  city('four-seats', 4, {}),
  city('come-what-may', 2, { display: 'comeWhatMay' }),
  city('two-of-a-kind', 3, { maxCopies: 2 }),
  city('everything-chosen', 4, { display: 'comeWhatMay', maxCopies: 2, startingPlayer: 'random' }),
];

const lifeRecordings = [
  life('two-seats', 2),
  life('three-seats', 3, 'random'),
  life('four-seats', 4),
  life('five-seats', 5),
  life('random-start', 5, 'random'),
  life('two-more', 2, 'random'),
  life('three-more', 3),
  life('four-more', 4, 'random'),
];

const only = process.argv[2];
for (const box of allBoxes.filter((one) => !only || one === only)) record(box);

function record(edition: BoxId): void {
  const missing = new Set(Object.keys(waysOf(edition)));
  mkdirSync(join(GOLDEN, edition), { recursive: true });
  for (const { name, seats, options } of edition === 'life' ? lifeRecordings : cityRecordings) {
    const file = join(GOLDEN, edition, `${name}.txt`);
    const header = { edition, seats, options };
    const story = existsSync(file) ? retell(readFileSync(file, 'utf8')) : search(header, missing);
    for (const way of shown(edition, story)) missing.delete(way);
    writeFileSync(file, story.text);
    console.log(`${edition}/${name}: ${story.moves.length} moves`);
  }
  for (const way of missing) console.log(`${edition}: missing: ${way}`);
}

/** The match that shows most of what is missing; the shortest of several. */
function search(header: Omit<Header, 'seed'>, missing: ReadonlySet<string>): Story {
  const firstSeed = SEEDS * allBoxes.indexOf(header.edition);
  const stories = Array.from({ length: SEEDS }, (_, i) => {
    const seed = firstSeed + i;
    const chance = seededChance(seed * 1000 + header.seats);
    const story = tell({ ...header, seed }, (G) => ({
      seat: G.turn.seat,
      move: 'edition' in G ? choose(G, chance) : live(G, chance),
    }));
    return { story, worth: shown(header.edition, story).filter((way) => missing.has(way)).length };
  });
  const better = (a: (typeof stories)[number], b: (typeof stories)[number]) =>
    b.worth - a.worth || a.story.moves.length - b.story.moves.length;
  return (stories.sort(better)[0] as (typeof stories)[number]).story;
}

/** Chance picks among the legal moves, with a bias: build rather than pass, landmarks and purple cards rather than the rest, and save. */
function choose(G: CityG, chance: Chance): Move {
  const legal = rulesOf(G.edition).legalMoves(G);
  const pick = (moves: readonly Move[]) => chance.shuffle(moves)[0] as Move;
  const builds = legal.filter(({ move }) => move === 'build');
  if (builds.length === 0) return pick(legal);
  const dear = builds.filter(
    ({ args: [id] }) => isLandmarkId(id) || (isEstablishmentId(id) && establishment(id).color === 'purple'),
  );
  if (dear.length > 0 && chance.die() > 1) return dearest(dear);
  const grown = Object.values(G.players[G.turn.seat]?.establishments ?? {}).reduce((sum, copies) => sum + copies, 0) > 12;
  if (chance.die() > (grown ? 2 : 5)) return pick(legal.filter(({ move }) => move === 'pass'));
  return pick(builds);
}

/** Chance, with a bias: two dice, a Dream rather than a Life card, and saving once there is a living. */
function live(G: LifeG, chance: Chance): Move {
  const legal = rulesOf('life').legalMoves(G);
  const pick = (moves: readonly Move[]) => chance.shuffle(moves)[0] as Move;
  const buys = legal.filter(({ move }) => move === 'buy');
  if (buys.length === 0)
    return pick(chance.die() > 2 ? legal.filter(({ move }) => move !== 'discard' && move !== 'endTurn') : legal);
  const dreams = buys.filter(({ args: [id] }) => isDreamCardId(id) && (card(id).row === 'dream2to6' || chance.die() > 5));
  if (dreams.length > 0 && chance.die() > 3) return pick(dreams);
  const player = G.players[G.turn.seat];
  const grown = (player?.life.length ?? 0) > 6;
  // Some begin with nothing, so that a first Prank finds nothing.
  const lazy = G.turn.lap !== null && (player?.life.length ?? 0) === 0;
  const prank = buys.find(({ args: [id] }) => id === 'prankOfFate');
  if (lazy && prank && chance.die() > 4) return prank;
  if (chance.die() > (grown ? 1 : lazy ? 2 : 5)) return pick(legal.filter(({ move }) => move !== 'buy'));
  return pick(buys);
}

function dearest(moves: readonly Move[]): Move {
  const cost = ({ args: [id] }: Move) =>
    isLandmarkId(id) ? landmark(id).cost : isEstablishmentId(id) ? establishment(id).cost : 0;
  return moves.reduce((best, move) => (cost(move) > cost(best) ? move : best));
}
