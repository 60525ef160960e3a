// Whether the card tables of Life are a whole box. For the test and for `npm run cards`, after somebody has entered printed values.
import { cardIds, dreamCard, dreamCardIds, isDreamCardId, lifeCard, lifeCardIds, names } from '../../src/game/life/cards';
import type { Color, Row } from '../../src/game/life/types';

/** What a row may hold: its number of cards, and the activation numbers or VIP points on them. */
const rows: Readonly<Record<Row, { copies: number; from: number; to: number }>> = {
  life1to6: { copies: 40, from: 1, to: 6 },
  life7to12: { copies: 40, from: 7, to: 12 },
  dream1: { copies: 28, from: 1, to: 1 },
  dream2to6: { copies: 28, from: 2, to: 6 },
};
const colors: readonly Color[] = ['red', 'blue', 'green', 'purple'];

interface Listed {
  id: string;
  row: Row;
  cost: number;
  copies: number;
  numbers: readonly number[];
}

/** What is wrong with the tables, in words; empty when they are a box of 80 Life and 56 Dream cards. */
export function cardFaults(): string[] {
  const life = lifeCardIds.map((id): Listed => ({ id, ...lifeCard(id), numbers: lifeCard(id).activation }));
  const dreams = dreamCardIds.map((id): Listed => ({ id, ...dreamCard(id), numbers: [dreamCard(id).vip] }));
  const all = [...life, ...dreams];
  const counted = Object.entries(rows).flatMap(([row, { copies }]) => {
    const found = copiesOf(all.filter((one) => one.row === row));
    return found === copies ? [] : [`row ${row}: ${found} cards instead of ${copies}`];
  });
  return [
    ...(copiesOf(life) === 80 ? [] : [`${copiesOf(life)} Life cards instead of 80`]),
    ...(copiesOf(dreams) === 56 ? [] : [`${copiesOf(dreams)} Dream cards instead of 56`]),
    ...counted,
    ...all.flatMap(faults),
    ...dreamCardIds.flatMap(needFaults),
  ];
}

const copiesOf = (cards: readonly Listed[]) => cards.reduce((sum, { copies }) => sum + copies, 0);

function faults({ id, row, cost, copies, numbers }: Listed): string[] {
  const { from, to } = rows[row];
  const found: string[] = [];
  if (!Number.isInteger(cost) || cost < 0) found.push(`${id}: it cannot cost ${cost}`);
  if (!Number.isInteger(copies) || copies < 1) found.push(`${id}: there cannot be ${copies} copies`);
  if (numbers.length === 0) found.push(`${id}: it has no activation number`);
  for (const number of numbers)
    if (!(number >= from && number <= to)) found.push(`${id}: ${number} does not belong in row ${row}`);
  // The ribbon and the words "7-9" span them all.
  if (numbers.some((number, i) => number !== (numbers[0] ?? 0) + i)) found.push(`${id}: its numbers do not follow each other`);
  if (!names[id as keyof typeof names]) found.push(`${id}: it has no name`);
  return found;
}

/** Conditions that name no card, or that nobody could ever meet. */
function needFaults(id: (typeof dreamCardIds)[number]): string[] {
  return dreamCard(id).needs.flatMap((need) => {
    if (need.type === 'card' && !cardIds.some((one) => one === need.card))
      return [`${id}: it needs ${need.card}, which is no card`];
    if (need.type === 'card' && isDreamCardId(need.card) && need.card === id) return [`${id}: it needs itself`];
    if (need.type === 'color' && !colors.includes(need.color)) return [`${id}: it needs the colour ${need.color}`];
    return [];
  });
}
