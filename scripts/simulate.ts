// Matches between bots from the command line: who wins how often, and how long it takes. The same arguments give the same result.
// npm run simulate -- --game machi-koro --seats greedy,search,random --games 200 --seed 1 [--iterations 1000] [--options '{}']
import { parseArgs } from 'node:util';
import { playMatch } from '../src/bots/arena';
import { createPlayer } from '../src/bots/createPlayer';
import { type BotLevel, levels, type Player } from '../src/bots/player';

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'machi-koro' },
    seats: { type: 'string', default: 'greedy,random' },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    /** Per decision of a search; counted, not timed, so that the result can be repeated. */
    iterations: { type: 'string', default: '1000' },
    options: { type: 'string', default: '{}' },
  },
});

const bots = values.seats.split(',').map((name): BotLevel => {
  const level = levels.find((known) => known === name);
  if (!level) throw new Error(`--seats: there is no level ${name} (${levels.join(', ')})`);
  return level;
});
const [games, seed, iterations] = [values.games, values.seed, values.iterations].map(Number) as [number, number, number];
const setupData: unknown = JSON.parse(values.options);

interface Score {
  wins: number;
  decisions: number;
  milliseconds: number;
}
const scores: Score[] = bots.map(() => ({ wins: 0, decisions: 0, milliseconds: 0 }));
const winsBySeat = bots.map(() => 0);
const lengths: number[] = [];

/** The same player, with his thinking time on record. */
function timed(player: Player, score: Score): Player {
  return {
    choose(view, seat) {
      const start = performance.now();
      const move = player.choose(view, seat);
      score.milliseconds += performance.now() - start;
      score.decisions++;
      return move;
    },
  };
}

for (let i = 0; i < games; i++) {
  // Seats are rotated: whoever sits first has an advantage.
  const botAt = bots.map((_, seat) => (seat + i) % bots.length);
  const players = botAt.map((bot) =>
    timed(createPlayer(values.game, bots[bot] as BotLevel, { seed: seed + i, iterations }), scores[bot] as Score),
  );
  const { winner, turns } = playMatch(values.game, players, setupData, seed * 1_000_003 + i);
  (scores[botAt[winner] as number] as Score).wins++;
  winsBySeat[winner] = (winsBySeat[winner] as number) + 1;
  lengths.push(turns / bots.length);
}

/** Wilson's 95 % interval of a share, in per cent. */
function share(wins: number): string {
  const z = 1.96;
  const p = wins / games;
  const middle = (p + z ** 2 / (2 * games)) / (1 + z ** 2 / games);
  const half = (z * Math.sqrt((p * (1 - p)) / games + (z / (2 * games)) ** 2)) / (1 + z ** 2 / games);
  const percent = (value: number) => (100 * value).toFixed(1);
  return `${String(wins).padStart(5)}  ${percent(p).padStart(5)} %  (${percent(middle - half)} to ${percent(middle + half)})`;
}

lengths.sort((a, b) => a - b);
const rounds = (part: number) => (lengths[Math.min(games - 1, Math.floor(part * games))] as number).toFixed(1);
console.log(`${values.game}, ${games} games, seed ${seed}, ${iterations} iterations a decision, options ${values.options}`);
bots.forEach((bot, i) => {
  const { wins, milliseconds, decisions } = scores[i] as Score;
  console.log(`${bot.padEnd(8)} wins ${share(wins)}  ${(milliseconds / decisions).toFixed(3)} ms a decision`);
});
winsBySeat.forEach((wins, seat) => {
  console.log(`seat ${seat}   wins ${share(wins)}`);
});
console.log(`rounds: median ${rounds(0.5)}, a tenth above ${rounds(0.9)}, longest ${rounds(1)}`);
