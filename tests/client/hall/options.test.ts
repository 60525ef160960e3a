// What is remembered of the options of the next match.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
afterEach(() => localStorage.clear());

const load = async (stored: unknown) => {
  localStorage.setItem('machi-koro/options', JSON.stringify(stored));
  return (await import('../../../src/client/store/setup')).matchOptions;
};

test('is kept for each box', async () => {
  const options = await load({ 'machi-koro': { maxCopies: 2 } });
  options.set('machi-koro-fussball', { display: 'comeWhatMay' });
  expect(options.get('machi-koro')).toEqual({ maxCopies: 2 });
  expect(JSON.parse(localStorage.getItem('machi-koro/options') ?? '')).toEqual({
    'machi-koro': { maxCopies: 2 },
    'machi-koro-fussball': { display: 'comeWhatMay' },
  });
});

test.each([[{ display: 'comeWhatMay', maxCopies: 2 }], [null], ['text'], [[1]]])(
  'what older pages kept, or others, is nothing: %j',
  async (stored) => {
    expect((await load(stored)).get('machi-koro')).toEqual({});
  },
);
