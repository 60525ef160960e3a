import { expect, test } from 'vitest';
import { chanceOf, oneDie, sumsOfTwo, twoDice } from '../../src/bots/dice';

test('all the ways for the dice to fall have chances that sum to 1', () => {
  for (const throws of [oneDie, twoDice, sumsOfTwo]) {
    expect(throws.reduce((sum, [, , chance]) => sum + chance, 0)).toBeCloseTo(1, 12);
  }
});

test('the chance that one of some numbers comes up', () => {
  expect(chanceOf([1, 6], 1)).toBeCloseTo(2 / 6, 12);
  expect(chanceOf([7, 12], 1)).toBe(0);
  expect(chanceOf([7], 2)).toBeCloseTo(6 / 36, 12);
  expect(chanceOf([1], 2)).toBe(0);
  expect(chanceOf([2, 12], 2)).toBeCloseTo(2 / 36, 12);
});
