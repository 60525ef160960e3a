// A seat's income as a rule of thumb reckons it: kept so that one more card can be added at once, as nobody else's rolls are looked at.
import { dreamCard, friendHearts, isAloof, type LifeCardId } from '../../game';
import type { Color, LifeG, LifePlayer, OwnedLife } from '../../game/life/types';
import { type Kind, kinds } from './kinds';

/** Hearts a round by number of dice that the owner rolls: on his own turn, and on the others'. */
interface Income {
  one: number;
  two: number;
  others: number;
}

export interface Books {
  readonly income: Income;
  /** How often a card works in a round, all cards of the owner together. */
  readonly working: Income;
  readonly colors: Readonly<Record<Color, number>>;
  /** For each colour: what one more card of it brings to the cards that count it. */
  readonly perColor: Readonly<Partial<Record<Color, Income>>>;
  readonly bonus: number;
  /** Own rolls in a turn. */
  readonly rolls: number;
  readonly startOfTurn: number;
  readonly seats: number;
  /** How many of the others roll two dice. */
  readonly othersWithTwo: number;
  /** Whether the owner's purple cards sleep. */
  readonly aloof: boolean;
}

const nothing = (): Income => ({ one: 0, two: 0, others: 0 });

/** The books of a seat, when so many of the others roll two dice. */
export function booksOf(G: LifeG, seat: number, othersWithTwo = othersOnTwoDice(G, seat)): Books {
  const player = G.players[seat] as LifePlayer;
  const { bonus, rolls, startOfTurn } = dreamsOf(player);
  const colors = colorsOf(player);
  const [income, working] = [nothing(), nothing()];
  const perColor: Partial<Record<Color, Income>> = {};
  const seats = G.players.length;
  const books = { income, working, colors, perColor, bonus, rolls, startOfTurn, seats, othersWithTwo, aloof: isAloof(player) };
  for (const { card, friend } of player.life) {
    const kind = kinds[card];
    addWorking(income, kind, books, heartsOf(kind, books) + (friend ? friendHearts : 0));
    addWorking(working, kind, books, 1);
    const { per } = kind;
    if (per === null || per === 'other') continue;
    perColor[per] ??= nothing();
    addWorking(perColor[per], kind, books, kind.hearts);
  }
  return books;
}

/** The number of dice that suits a seat. */
export function diceOf(G: LifeG, seat: number): 1 | 2 {
  const player = G.players[seat] as LifePlayer;
  const { bonus } = dreamsOf(player);
  const terms = { colors: colorsOf(player), seats: G.players.length, bonus };
  let gain = 0;
  for (const { card, friend } of player.life) {
    const kind = kinds[card];
    if (kind.onOwnTurn) gain += (kind.works[2] - kind.works[1]) * (heartsOf(kind, terms) + (friend ? friendHearts : 0));
  }
  return gain > 0 ? 2 : 1;
}

/** Hearts that a roll of a seat with so many dice is expected to bring the others' red cards. */
export function paidToOthers(G: LifeG, seat: number, dice: 1 | 2): number {
  let paid = 0;
  for (const [other, player] of G.players.entries()) {
    if (other === seat) continue;
    const terms = { colors: colorsOf(player), seats: G.players.length, bonus: dreamsOf(player).bonus };
    for (const { card } of player.life) {
      const kind = kinds[card];
      if (kind.color === 'red') paid += kind.works[dice] * heartsOf(kind, terms);
    }
  }
  return paid;
}

function othersOnTwoDice(G: LifeG, seat: number): number {
  let count = 0;
  for (let other = 0; other < G.players.length; other++) if (other !== seat && diceOf(G, other) === 2) count++;
  return count;
}

function colorsOf({ life }: LifePlayer): Record<Color, number> {
  const colors = { red: 0, blue: 0, green: 0, purple: 0 };
  for (const { card } of life) colors[kinds[card].color]++;
  return colors;
}

function dreamsOf({ dreams }: LifePlayer): Pick<Books, 'bonus' | 'rolls' | 'startOfTurn'> {
  let [bonus, rolls, startOfTurn] = [0, 1, 0];
  for (const { card } of dreams) {
    const { power } = dreamCard(card);
    if (power?.when === 'always' && 'bonus' in power) bonus += power.bonus;
    if (power?.when === 'endOfTurn') rolls = 2;
    if (power?.when === 'startOfTurn' && !power.ifNone) startOfTurn += power.get;
  }
  return { bonus, rolls, startOfTurn: startOfTurn * (1 + bonus) };
}

function heartsOf({ hearts, per }: Kind, { colors, seats, bonus }: Pick<Books, 'colors' | 'seats' | 'bonus'>): number {
  const times = per === null ? 1 : per === 'other' ? seats - 1 : colors[per];
  return hearts * times + bonus;
}

function addWorking(
  sum: Income,
  kind: Kind,
  { seats, othersWithTwo, aloof }: Pick<Books, 'seats' | 'othersWithTwo' | 'aloof'>,
  hearts: number,
): void {
  if (aloof && kind.color === 'purple') return;
  const { works } = kind;
  if (kind.onOwnTurn) {
    sum.one += works[1] * hearts;
    sum.two += works[2] * hearts;
  }
  if (kind.onOthersTurns) sum.others += (works[1] * (seats - 1 - othersWithTwo) + works[2] * othersWithTwo) * hearts;
}

/** Hearts a round. */
export function incomeOf({ income, rolls, startOfTurn }: Books): number {
  return rolls * Math.max(income.one, income.two) + income.others + startOfTurn;
}

/** Hearts a round with one more Life card. */
export function incomeWith(books: Books, card: LifeCardId): number {
  const kind = kinds[card];
  const counted = books.perColor[kind.color];
  const colors = { ...books.colors, [kind.color]: books.colors[kind.color] + 1 };
  const income = { ...books.income };
  if (counted) {
    income.one += counted.one;
    income.two += counted.two;
    income.others += counted.others;
  }
  addWorking(income, kind, books, heartsOf(kind, { ...books, colors }));
  return incomeOf({ ...books, income });
}

/** Hearts a round with `more` for each work of a card: of this one, or of all. */
export function incomeWithMore(books: Books, more: number, carrier: OwnedLife | null): number {
  const { income, working } = books;
  const added = nothing();
  if (carrier) addWorking(added, kinds[carrier.card], books, 1);
  const by = carrier ? added : working;
  return incomeOf({
    ...books,
    income: { one: income.one + more * by.one, two: income.two + more * by.two, others: income.others + more * by.others },
  });
}
