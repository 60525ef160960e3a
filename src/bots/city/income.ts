// What the cards in play are expected to bring each seat until its next turn, from the card table and the chances of the dice.
import { coinsPerCopy, type EstablishmentId, establishment, establishmentIds, hasPower } from '../../game';
import type { CityG, CityPlayer } from '../../game/city/types';
import { chanceOf } from '../dice';

interface Kind {
  readonly id: EstablishmentId;
  /** By number of dice: the chance that it works. */
  readonly works: readonly [never: 0, oneDie: number, twoDice: number];
  readonly onOwnTurn: boolean;
  readonly onOthersTurns: boolean;
  readonly from: 'bank' | 'roller' | 'each' | 'one';
}

export const kinds: readonly Kind[] = establishmentIds
  .filter((id) => establishment(id).effect.type !== 'swap')
  .map((id) => {
    const { activation, color, effect } = establishment(id);
    return {
      id,
      works: [0, chanceOf(activation, 1), chanceOf(activation, 2)],
      onOwnTurn: color !== 'red',
      onOthersTurns: color === 'red' || color === 'blue',
      from: effect.type === 'take' ? effect.from : 'bank',
    };
  });

/** The number of dice that brings a player more of his own cards' coins on his turn. */
export function betterDice(player: CityPlayer): 1 | 2 {
  if (!hasPower(player, 'twoDice')) return 1;
  let gain = 0;
  for (const { id, works, onOwnTurn } of kinds) {
    const copies = player.establishments[id];
    if (copies > 0 && onOwnTurn) gain += copies * coinsPerCopy(player, id) * (works[2] - works[1]);
  }
  return gain > 0 ? 2 : 1;
}

/** By seat: coins expected in one round in which everyone has a turn, losses to others subtracted; payers' purses are not looked at. */
export function incomes(G: CityG): number[] {
  const { players } = G;
  const income = players.map(() => 0);
  const dice = players.map(betterDice);
  for (let seat = 0; seat < players.length; seat++) {
    const owner = players[seat] as CityPlayer;
    for (const kind of kinds) {
      const copies = owner.establishments[kind.id];
      if (copies > 0) addIncome(income, dice, seat, kind, copies * coinsPerCopy(owner, kind.id));
    }
  }
  return income;
}

function addIncome(income: number[], dice: readonly (1 | 2)[], owner: number, kind: Kind, coins: number): void {
  for (let roller = 0; roller < dice.length; roller++) {
    if (!(roller === owner ? kind.onOwnTurn : kind.onOthersTurns)) continue;
    const expected = coins * kind.works[dice[roller] as 1 | 2];
    if (kind.from === 'bank') pay(income, owner, expected);
    else if (kind.from === 'roller') transfer(income, roller, owner, expected);
    else takeFromOthers(income, owner, kind.from === 'each' ? expected : expected / (dice.length - 1));
  }
}

function takeFromOthers(income: number[], owner: number, each: number): void {
  for (let payer = 0; payer < income.length; payer++) if (payer !== owner) transfer(income, payer, owner, each);
}

function transfer(income: number[], from: number, to: number, coins: number): void {
  pay(income, to, coins);
  pay(income, from, -coins);
}

function pay(income: number[], seat: number, coins: number): void {
  income[seat] = (income[seat] as number) + coins;
}
