// A1 under fire: whatever is passed off as a move or as options is refused, and nothing changes.
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { seededChance } from '../src/game';
import { IllegalMove, type Move } from '../src/game/rules';
import { type AnyG, allBoxes, boxOf, choicesOf, rulesOf } from './help/boxes';
import { noChance } from './help/chance';
import { lifePosition } from './help/lifePositions';
import { match, playMatch } from './help/matches';
import { position } from './help/positions';

// Many matches in one test; a busy machine may need longer than usual.
vi.setConfig({ testTimeout: 60_000 });

const phases = allBoxes.flatMap((box) => Object.values(rulesOf(box).phases));
const names = [...new Set(phases.flatMap((steps) => Object.values(steps).flat()))];
const nasty = ['__proto__', 'constructor', 'prototype', 'hasOwnProperty', 'toString', 'valueOf', '', 'length'];
const anyName = fc.oneof(fc.constantFrom(...names, ...nasty), fc.string());
const anyArg = fc.oneof(
  fc.constantFrom<unknown>(
    ...nasty,
    ...names,
    'bakery',
    'trainStation',
    'Bakery',
    'walking',
    'friend',
    'life',
    'dreams',
    Number.NaN,
    -1,
    0.5,
    9,
    Number.POSITIVE_INFINITY,
  ),
  fc.constantFrom<unknown>(
    { id: 'bakery' },
    ['bakery'],
    { toString: () => 'bakery' },
    null,
    undefined,
    true,
    new String('bakery'),
  ),
  fc.anything({ withNullPrototype: true, withBigInt: true }),
);
const forged = fc.oneof(
  fc.record({ move: anyName, args: fc.array(anyArg, { maxLength: 4 }) }),
  fc.record({ move: fc.oneof(anyName, anyArg), args: anyArg }),
  fc.anything({ withNullPrototype: true }),
);

const anyPosition: fc.Arbitrary<AnyG> = fc.oneof(position, lifePosition);

describe('forged moves', () => {
  test('A1: whatever is forged throws IllegalMove with a reason and changes nothing', () => {
    fc.assert(
      fc.property(anyPosition, forged, (G, value) => {
        const rules = rulesOf(boxOf(G));
        const why = rules.refusal(G, value);
        // A forgery may hit on a legal move by chance.
        if (why === null) {
          expect(rules.legalMoves(G)).toContainEqual(value);
          return;
        }
        const before = structuredClone(G);
        expect(() => rules.apply(G, value as Move, noChance)).toThrow(IllegalMove);
        expect(G).toEqual(before);
        for (const name of ['coins', 'hearts', 'cost']) expect(Object.prototype).not.toHaveProperty(name);
      }),
      { numRuns: 4000 },
    );
  });

  test('A1: a legal move with an argument more, less or changed is refused', () => {
    fc.assert(
      fc.property(match, anyArg, (one, extra) => {
        const rules = rulesOf(one.box);
        playMatch(one, (G, { move, args }) => {
          const forgeries = [
            { move, args: [...args, extra] },
            { move: `${move} `, args },
            { move: move.toUpperCase(), args },
          ];
          if (args.length > 0)
            forgeries.push({ move, args: args.slice(1) }, { move, args: args.map(String).map((arg) => `${arg}x`) });
          if (args.length > 0) forgeries.push({ move, args: args.map((arg) => [arg]) }, { move, args: [{ ...args }] });
          for (const value of forgeries) expect(rules.refusal(G, value), value.move).not.toBeNull();
        });
      }),
      { numRuns: 10 },
    );
  });

  test('A1: refusing needs no randomness: the dice of the match do not move', () => {
    const rules = rulesOf('classic');
    const G = rules.setup(2, { display: 'all', maxCopies: null, startingPlayer: 'first' }, seededChance(1));
    expect(() => rules.apply(G, { move: 'rollDice', args: [2] }, noChance)).toThrow(IllegalMove);
  });
});

describe.each(allBoxes)('forged options: %s', (box) => {
  const rules = rulesOf(box);
  const fields = fc.constantFrom(...Object.keys(choicesOf(box)), ...nasty);
  const values = fc.oneof(fc.constantFrom<unknown>('all', 'comeWhatMay', 2, null, 'first', 'random', undefined), fc.anything());

  test('whatever is given, the answer is complete options or a message, never an exception', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything({ withNullPrototype: true }), fc.dictionary(fields, values)), (setupData) => {
        const options = rules.readOptions(setupData);
        if (typeof options === 'string') {
          expect(options.length).toBeGreaterThan(5);
          return;
        }
        expect(Object.keys(options).sort()).toEqual(Object.keys(choicesOf(box)).sort());
        for (const [name, value] of Object.entries(options)) expect(choicesOf(box)[name]).toContain(value);
      }),
      { numRuns: 1000 },
    );
  });
});
