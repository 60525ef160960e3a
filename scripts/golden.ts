// Records whole matches into tests/golden: `npm run golden`, or `npm run golden fussball` for one edition. Review the diff.
// A recording that exists is told again move by move; one that is missing is looked for among many seeds, so that together they show
// every way of tests/help/ways.ts. To record a match anew, delete its file.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { establishment, isEstablishmentId, isLandmarkId, landmark, seededChance } from '../src/game';
import type { CityG, CityOptions, EditionId } from '../src/game/city/types';
import type { Chance, Move } from '../src/game/rules';
import { boxes, type CityRules, defaults } from '../tests/help/boxes';
import { type Header, retell, type Story, tell } from '../tests/help/record';
import { shown, waysOf } from '../tests/help/ways';

const GOLDEN = join(import.meta.dirname, '../tests/golden');
const SEEDS = 300;

const recordings: readonly { name: string; seats: number; options: Partial<CityOptions> }[] = [
  { name: 'two-seats', seats: 2, options: {} },
  { name: 'three-seats', seats: 3, options: { startingPlayer: 'random' } },
  { name: 'four-seats', seats: 4, options: {} },
  { name: 'come-what-may', seats: 2, options: { display: 'comeWhatMay' } },
  { name: 'two-of-a-kind', seats: 3, options: { maxCopies: 2 } },
  { name: 'everything-chosen', seats: 4, options: { display: 'comeWhatMay', maxCopies: 2, startingPlayer: 'random' } },
];

const only = process.argv[2];
for (const edition of boxes.filter((box) => !only || box === only)) record(edition);

function record(edition: EditionId): void {
  const missing = new Set(Object.keys(waysOf(edition)));
  mkdirSync(join(GOLDEN, edition), { recursive: true });
  for (const { name, seats, options } of recordings) {
    const file = join(GOLDEN, edition, `${name}.txt`);
    const header = { edition, seats, options: { ...defaults, ...options } };
    const story = existsSync(file) ? retell(readFileSync(file, 'utf8')) : search(header, missing);
    for (const way of shown(edition, story)) missing.delete(way);
    writeFileSync(file, story.text);
    console.log(`${edition}/${name}: ${story.moves.length} moves`);
  }
  for (const way of missing) console.log(`${edition}: missing: ${way}`);
}

/** The match that shows most of what is missing; the shortest of several. */
function search(header: Omit<Header, 'seed'>, missing: ReadonlySet<string>): Story {
  const firstSeed = SEEDS * boxes.indexOf(header.edition);
  const stories = Array.from({ length: SEEDS }, (_, i) => {
    const seed = firstSeed + i;
    const chance = seededChance(seed * 1000 + header.seats);
    const story = tell({ ...header, seed }, (G, rules) => ({ seat: G.turn.seat, move: choose(G, rules, chance) }));
    return { story, worth: shown(header.edition, story).filter((way) => missing.has(way)).length };
  });
  const better = (a: (typeof stories)[number], b: (typeof stories)[number]) =>
    b.worth - a.worth || a.story.moves.length - b.story.moves.length;
  return (stories.sort(better)[0] as (typeof stories)[number]).story;
}

/** Chance picks among the legal moves, with a bias: build rather than pass, landmarks and purple cards rather than the rest, and save. */
function choose(G: CityG, rules: CityRules, chance: Chance): Move {
  const legal = rules.legalMoves(G);
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

function dearest(moves: readonly Move[]): Move {
  const cost = ({ args: [id] }: Move) =>
    isLandmarkId(id) ? landmark(id).cost : isEstablishmentId(id) ? establishment(id).cost : 0;
  return moves.reduce((best, move) => (cost(move) > cost(best) ? move : best));
}
