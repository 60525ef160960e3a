import { expect, test } from 'vitest';
import { type SeededChance, seededChance } from '../src/game';

const throws = (chance: SeededChance, count = 20) => Array.from({ length: count }, () => chance.die());

test('A4 the same seed throws the same dice and shuffles alike', () => {
  const [one, other] = [seededChance(5), seededChance(5)];
  expect(throws(one)).toEqual(throws(other));
  expect(one.shuffle([1, 2, 3, 4, 5])).toEqual(other.shuffle([1, 2, 3, 4, 5]));
  expect(throws(seededChance(6))).not.toEqual(throws(seededChance(5)));
});

test('a fork goes on from where its generator stands, and neither changes the other', () => {
  const chance = seededChance(5);
  throws(chance, 7);
  const [fork, again] = [chance.fork(), chance.fork()];
  const coming = throws(fork);
  expect(throws(chance)).toEqual(coming);
  expect(throws(again)).toEqual(coming);
  expect(throws(chance)).not.toEqual(coming);
});
