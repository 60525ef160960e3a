// What a roll is worth before it is thrown: every outcome played through the rules on a copy, with dice from a script.
import type { Move, Rules } from '../../game';
import type { CityG, CityPlayer } from '../../game/city/types';
import { noDice, oneDie, ScriptedDice, twoDice } from '../dice';
import { incomes } from './income';
import { richest } from './pick';

const KEEP: Move = { move: 'keepRoll', args: [] };

/** Mean worth of `rollDice` or `reroll` over all outcomes, in coins. */
export function rollWorth(rules: Rules<CityG>, G: CityG, move: Move): number {
  const count = move.move === 'rollDice' ? (move.args[0] as number) : G.turn.dice.length;
  let worth = 0;
  for (const [first, second, chance] of count === 1 ? oneDie : twoDice) {
    const after = rules.copy(G);
    rules.applyLegal(after, move, new ScriptedDice().load(first, second));
    worth += chance * settledWorth(rules, after, G.turn.seat);
  }
  return worth;
}

/** Worth of the dice as they lie, in coins. */
export function keepWorth(rules: Rules<CityG>, G: CityG): number {
  return settledWorth(rules, rules.copy(G), G.turn.seat);
}

/** Own coins against the mean of the others', once the cards have worked; another turn counts as what a turn is expected to bring. */
function settledWorth(rules: Rules<CityG>, G: CityG, seat: number): number {
  for (let step = G.turn.step; step === 'reroll' || step === 'takeCoins'; step = G.turn.step) {
    rules.applyLegal(G, step === 'reroll' ? KEEP : richest(G, rules.legalMoves(G)), noDice);
  }
  const own = (G.players[seat] as CityPlayer).coins;
  const all = G.players.reduce((sum, player) => sum + player.coins, 0);
  const another = G.turn.again ? (incomes(G)[seat] as number) : 0;
  return own + another - (all - own) / (G.players.length - 1);
}
