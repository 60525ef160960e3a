// By how much bots think over their budget while another thread keeps the other core busy.
// npm run bench:budget [-- --decisions 60]
import { Worker } from 'node:worker_threads';
import { program, whole } from '../scripts/command';
import { createPlayer, levels, prepare } from '../src/bots';
import { type Rules, rules, seededChance } from '../src/game';

const USAGE = 'npm run bench:budget -- [--decisions 60]   of each level, in each game and number of seats';
const BUDGET_MS = 50;
const ATMOST_OVER_MS = 50;
/** One of so many decisions is timed, so that whole matches are covered. */
const ONE_OF = 7;

const busy = () => new Worker('for (;;);', { eval: true });

/** Milliseconds of decisions with a choice, in matches between `hard` players. */
function times(played: Rules<unknown>, seats: number, level: (typeof levels)[number], decisions: number): number[] {
  const found: number[] = [];
  let warm = false;
  const host = createPlayer(played.id, 'hard', { seed: 1 });
  for (let seed = 1; found.length < decisions; seed++) {
    const chance = seededChance(seed);
    const guest = createPlayer(played.id, level, { seed, milliseconds: BUDGET_MS });
    const G = played.setup(seats, played.readOptions({}), chance);
    for (let moves = 0; played.toMove(G) !== null && found.length < decisions; moves++) {
      const seat = played.toMove(G) as number;
      const view = played.view(G, seat);
      if (moves % ONE_OF === 0 && played.legalMoves(G).length > 1) {
        const start = performance.now();
        guest.choose(view, seat);
        const taken = performance.now() - start;
        // The first one is compiled on the way.
        if (warm) found.push(taken);
        warm = true;
      }
      played.applyLegal(G, host.choose(view, seat), chance);
    }
  }
  return found;
}

await program(USAGE, { decisions: { type: 'string', default: '60' } }, async (values) => {
  const decisions = whole('decisions', values.decisions);
  const other = busy();
  for (const played of Object.values(rules) as Rules<unknown>[]) {
    for (let seats = played.seats.min; seats <= played.seats.max; seats++) {
      await prepare(played.id, 'expert', seats);
      const columns = levels.map((level) => {
        const longest = Math.max(...times(played, seats, level, decisions));
        const over = longest - (level === 'expert' ? BUDGET_MS : 0);
        if (over > ATMOST_OVER_MS) process.exitCode = 1;
        return `${level} ${longest.toFixed(1)}`;
      });
      console.log(`${played.id}, ${seats} seats: longest of ${decisions} decisions in ms: ${columns.join(', ')}`);
    }
  }
  await other.terminate();
  console.log(`expert's budget is ${BUDGET_MS} ms, the others have none; at most ${ATMOST_OVER_MS} ms more are allowed`);
});
