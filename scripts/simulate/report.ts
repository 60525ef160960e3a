// What a simulation found, in lines of text.
import { editions, establishmentIds, landmarkIds, lifeBoxCardIds } from '../../src/game';
import type { Played, Simulation } from './job';

const Z = 1.96;

/** Wilson's 95 % interval of a share, in per cent. */
export function share(part: number, all: number): string {
  if (all === 0) return '-';
  const p = part / all;
  const middle = (p + Z ** 2 / (2 * all)) / (1 + Z ** 2 / all);
  const half = (Z * Math.sqrt((p * (1 - p)) / all + (Z / (2 * all)) ** 2)) / (1 + Z ** 2 / all);
  const percent = (value: number) => (100 * Math.max(0, value)).toFixed(1);
  return `${percent(p)} % (${percent(middle - half)} to ${percent(middle + half)})`;
}

/** Every card that can be bought in this game, also those that nobody bought. */
function cardsOfGame(game: string): readonly string[] {
  return Object.values(editions).some((edition) => edition.game === game)
    ? [...establishmentIds, ...landmarkIds]
    : lifeBoxCardIds;
}

export function report(simulation: Simulation, matches: readonly Played[]): string[] {
  const { game, bots, seed, budget, setupData } = simulation;
  const fair = `fair ${(100 / bots.length).toFixed(1)} %`;
  const terms = `seed ${seed}, searches ${JSON.stringify(budget)}, options ${JSON.stringify(setupData)}`;
  return [
    `${game}, ${bots.length} players, ${matches.length} matches, ${terms}`,
    ...bots.map((bot, i) => {
      const wins = matches.filter(({ winner, botAt }) => botAt[winner] === i).length;
      const all = matches.map(({ thinking }) => thinking[i] as Played['thinking'][0]);
      const pace = sum(all.map(({ milliseconds }) => milliseconds)) / sum(all.map(({ decisions }) => decisions));
      return `${bot.padEnd(8)} wins ${share(wins, matches.length)}, ${fair}; ${pace.toFixed(2)} ms a decision`;
    }),
    ...bots.map((_, place) => {
      const wins = matches.filter(({ winner, first }) => (winner - first + bots.length) % bots.length === place).length;
      return `turn ${place + 1}   wins ${share(wins, matches.length)}, ${fair}`;
    }),
    lengths(matches, bots.length),
    ...cardTable(game, matches, bots.length),
  ];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function lengths(matches: readonly Played[], seats: number): string {
  const rounds = matches.map(({ turns }) => turns / seats).sort((a, b) => a - b);
  const at = (part: number) => (rounds[Math.min(rounds.length - 1, Math.floor(part * rounds.length))] ?? 0).toFixed(1);
  return `rounds   median ${at(0.5)}, a tenth below ${at(0.1)}, a tenth above ${at(0.9)}, longest ${at(1)} (a draft counted in)`;
}

/** Card by card: who buys it, how many of them, how often its buyers win, and in how many of the wins it was there. */
function cardTable(game: string, matches: readonly Played[], seats: number): string[] {
  const rows = cardsOfGame(game).map((card) => {
    const buyers = matches.flatMap(({ purchases, winner }) =>
      [...new Set(purchases.filter((one) => one.card === card).map(({ seat }) => seat))].map((seat) => seat === winner),
    );
    const copies = sum(matches.map(({ purchases }) => purchases.filter((one) => one.card === card).length));
    const won = buyers.filter(Boolean).length;
    return [
      card,
      share(buyers.length, matches.length * seats),
      (copies / matches.length).toFixed(2),
      share(won, buyers.length),
      share(won, matches.length),
    ];
  });
  const table = [['card', 'players who buy it', 'copies a match', 'buyers who win', 'winners who bought it'], ...rows];
  const widths = (table[0] as string[]).map((_, column) => Math.max(...table.map((row) => (row[column] as string).length)));
  return table.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] as number))
      .join('  ')
      .trimEnd(),
  );
}
