// How far each seat is from its points, from which everything else is judged.
import { dreamCard, isAloof, lifeCard, type Rules } from '../../game';
import type { LifeG, LifePlayer } from '../../game/life/types';
import { prospect } from './income';
import { kinds } from './kinds';
import { GROWTH, pointsMissing, prices, roundsTo } from './rounds';

export interface Outlook {
  /** Rounds to go if the income stays, and if it grows. */
  readonly rounds: number;
  readonly growing: number;
}

/** By seat. */
export function outlooks(rules: Rules<LifeG>, G: LifeG): Outlook[] {
  const { income, dice } = prospect(rules, G);
  addTheft(G, income, dice);
  return G.players.map((player, seat) => {
    const price = prices(G, player);
    const missing = pointsMissing(player);
    const expected = income[seat] as number;
    return {
      rounds: roundsTo(price, missing, player.hearts, expected),
      growing: roundsTo(price, missing, player.hearts, expected + GROWTH),
    };
  });
}

/** What a stolen card is worth besides its price: the thief also gains the point, and the victim the next move. */
function addTheft(G: LifeG, income: number[], dice: readonly (1 | 2)[]): void {
  for (let thief = 0; thief < G.players.length; thief++) {
    const player = G.players[thief] as LifePlayer;
    if (isAloof(player)) continue;
    for (const { card } of player.life) {
      if (lifeCard(card).effect.type !== 'exchange') continue;
      const [victim, worth] = dearest(G, thief);
      const expected = worth * kinds[card].works[dice[thief] as 1 | 2];
      income[thief] = (income[thief] as number) + expected;
      if (victim !== null) income[victim] = (income[victim] as number) - expected;
    }
  }
}

/** The dearest card that lies open to theft, by what it cost. */
function dearest(G: LifeG, thief: number): [victim: number | null, worth: number] {
  let found: [number | null, number] = [null, 0];
  for (let victim = 0; victim < G.players.length; victim++) {
    const player = G.players[victim] as LifePlayer;
    if (victim === thief || isAloof(player)) continue;
    for (const { card, friend } of player.life)
      if (!friend && lifeCard(card).cost > found[1]) found = [victim, lifeCard(card).cost];
    for (const { card } of player.dreams) if (dreamCard(card).cost > found[1]) found = [victim, dreamCard(card).cost];
  }
  return found;
}
