// What a player may be called.
import { expect, test } from 'vitest';
import { tidyName } from '../../../src/client/lobby/names';

test('a name is trimmed and its spaces single', () => {
  expect(tidyName('  Ida   May ')).toBe('Ida May');
});

test('a name has 1 to 24 characters, as people count them', () => {
  expect(tidyName('')).toBeNull();
  expect(tidyName('   ')).toBeNull();
  expect(tidyName('x'.repeat(24))).toBe('x'.repeat(24));
  expect(tidyName('x'.repeat(25))).toBeNull();
  expect(tidyName('👩‍👩‍👧'.repeat(24))).toBe('👩‍👩‍👧'.repeat(24));
});
