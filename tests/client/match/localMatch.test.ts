// Matches in this browser alone: kept, resumed, shared between tabs.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { afterMove, cryptoChance, LocalMatch, startMatch } from '../../../src/client/local/localMatch';
import { eyes } from '../../../src/client/local/seat';
import { startLocal } from '../../../src/client/local/start';
import { dropMatch, keepMatch, keptMatches, readMatch, type StoredMatch } from '../../../src/client/local/stored';
import { type Rules, rules, seededChance } from '../../../src/game';

const played = rules['machi-koro'] as Rules<unknown>;
const people = [
  { name: 'Ida', bot: null },
  { name: 'Bo', bot: null },
];
const roll = { move: 'rollDice', args: [1] };
const pass = { move: 'pass', args: [] };

const start = (seats: StoredMatch['seats'] = people) => startMatch(played, seats, {});
const open = (id: string, match = readMatch(id) as StoredMatch) => new LocalMatch(id, played, match, seededChance(1));

beforeEach(() => localStorage.clear());
afterEach(() => vi.restoreAllMocks());

test('a move is kept before it is shown, and the match goes on after a reload', () => {
  keepMatch('a', start());
  const match = open('a');
  match.subscribe(() => expect(readMatch('a')).toEqual(match.getSnapshot()));
  match.play(roll, 0);
  expect(match.getSnapshot().stateID).toBe(1);
  const reloaded = open('a');
  expect(reloaded.getSnapshot()).toEqual(match.getSnapshot());
  reloaded.play(pass, 1);
  expect(played.toMove(reloaded.getSnapshot().G)).toBe(1);
});

test('a double click moves once', () => {
  keepMatch('a', start());
  const match = open('a');
  match.play(roll, 0);
  match.play(roll, 0);
  expect(match.getSnapshot().stateID).toBe(1);
});

test('a move that is not legal changes nothing', () => {
  keepMatch('a', start());
  const match = open('a');
  match.play({ move: 'build', args: ['mine'] }, 0);
  expect(match.getSnapshot().stateID).toBe(0);
});

test('two tabs do not move twice: the second finds the state gone on', () => {
  keepMatch('a', start());
  const [first, second] = [open('a'), open('a')];
  first.play(roll, 0);
  second.play(roll, 0);
  expect(second.getSnapshot()).toEqual(first.getSnapshot());
  expect(readMatch('a')?.stateID).toBe(1);
});

test('what another tab plays shows here', () => {
  keepMatch('a', start());
  const [first, second] = [open('a'), open('a')];
  first.play(roll, 0);
  dispatchEvent(new StorageEvent('storage', { key: 'machi-koro/local/a' }));
  expect(second.getSnapshot().stateID).toBe(1);
  second.close();
  first.play(pass, 1);
  dispatchEvent(new StorageEvent('storage', { key: 'machi-koro/local/a' }));
  expect(second.getSnapshot().stateID).toBe(1);
});

test('the log counts turns from 1, an extra turn too', () => {
  let match = start();
  for (const move of [roll, pass, roll, pass]) match = afterMove(played, match, move, seededChance(3));
  expect(match.log.map(({ turn, seat, stateID }) => [turn, seat, stateID])).toEqual([
    [1, 0, 0],
    [1, 0, 1],
    [2, 1, 2],
    [2, 1, 3],
  ]);
});

test('a whole match ends with `over`, and nobody moves after that', () => {
  const chance = seededChance(5);
  let match = start();
  while (!match.over) {
    match = afterMove(played, match, chance.shuffle(played.legalMoves(match.G))[0] ?? pass, chance);
  }
  expect(played.outcome(match.G)).not.toBeNull();
  expect(played.toMove(match.G)).toBeNull();
});

test('options the rules do not know start no match', () => {
  expect(() => startMatch(played, people, { display: 'nothing' })).toThrow(/display/);
});

test('each start has an address of its own, and too many matches push out the oldest', () => {
  const now = vi.spyOn(Date, 'now');
  const paths = Array.from({ length: 25 }, (_, i) => {
    now.mockReturnValue(1000 + i);
    return startLocal('machi-koro', people, {});
  });
  expect(new Set(paths).size).toBe(25);
  expect(paths[0]).toMatch(/^\/local\/machi-koro\/\w+$/);
  expect(keptMatches()).toHaveLength(20);
  expect(keptMatches()[0]?.match.savedAt).toBe(1024);
});

test('when the browser is full, older matches make room', () => {
  keepMatch('old', { ...start(), savedAt: 1 });
  const room = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(this: Storage, key, value) {
    if (this.getItem('machi-koro/local/old') !== null) throw new DOMException('full', 'QuotaExceededError');
    room.call(this, key, value);
  });
  keepMatch('new', start());
  expect(readMatch('old')).toBeNull();
  expect(localStorage.getItem('machi-koro/local/new')).not.toBeNull();
});

test('without any storage matches last as long as the page, several of them', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  keepMatch('one', start());
  keepMatch('two', start());
  expect(readMatch('one')).not.toBeNull();
  expect(readMatch('two')).not.toBeNull();
  for (const id of ['one', 'two']) dropMatch(id);
});

test('a match kept by another version, or rubbish, is no match', () => {
  localStorage.setItem('machi-koro/local/a', JSON.stringify({ ...start(), version: 0 }));
  localStorage.setItem('machi-koro/local/b', '{');
  expect([readMatch('a'), readMatch('b'), readMatch('c')]).toEqual([null, null, null]);
  expect(keptMatches()).toEqual([]);
});

test.each(['You', 'Du', 'Te'])('"%s", which older versions kept for who had given no name, is no name', (name) => {
  const momo = { name: 'Momo', bot: 'normal' };
  keepMatch('old', { ...start(), seats: [{ name, bot: null }, momo] });
  expect(readMatch('old')?.seats).toEqual([{ name: '', bot: null }, momo]);
  // Several people have typed their names themselves, and a bot may be called what it likes.
  const chosen = [{ name, bot: null }, { name: 'Ida', bot: null }, momo];
  keepMatch('shared', { ...start(), seats: chosen });
  expect(readMatch('shared')?.seats).toEqual(chosen);
});

test('on one device the eyes are those of the person to move; against bots always the same', () => {
  const shared = start();
  expect(eyes(played, shared)).toBe(0);
  const passed = [roll, pass].reduce((match, move) => afterMove(played, match, move, seededChance(3)), shared);
  expect(eyes(played, passed)).toBe(1);
  const seats = [
    { name: 'Ida', bot: null },
    { name: 'Momo', bot: 'normal' },
  ];
  expect(eyes(played, { ...passed, seats })).toBe(0);
  expect(eyes(played, { ...start(), seats: seats.toReversed() })).toBe(1);
});

test('dice from `crypto` are whole numbers from 1 to 6, all of them, and shuffles keep every item', () => {
  const dice = new Set(Array.from({ length: 500 }, () => cryptoChance.die()));
  expect([...dice].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  const items = [1, 2, 3, 4, 5, 6, 7];
  expect(cryptoChance.shuffle(items).sort()).toEqual(items);
  expect(items).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'match'],
  ['a list', [1]],
  ['a version only', { version: 1 }],
  ['no seats', { ...start(), seats: undefined }],
  ['seats that are none', { ...start(), seats: [null] }],
  ['a name that is an object', { ...start(), seats: [{ name: {}, bot: null }] }],
  ['no time', { ...start(), savedAt: 'yesterday' }],
  ['a time that is no date', { ...start(), savedAt: 1e300 }],
  ['no state', { ...start(), G: null }],
  ['a log that is none', { ...start(), log: {} }],
  ['a log of nothing', { ...start(), log: [null] }],
])('%s under the name of a match is no match', (_what, stored) => {
  localStorage.setItem('machi-koro/local/odd', JSON.stringify(stored));
  keepMatch('a', start());
  expect(readMatch('odd')).toBeNull();
  expect(keptMatches().map(({ id }) => id)).toEqual(['a']);
});
