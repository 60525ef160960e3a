// Long words of names break where one may break them, not anywhere.
import { afterEach, describe, expect, test } from 'vitest';
import { setLanguage, t } from '../../src/client/text';
import { cardName, reliefName } from '../../src/client/text/describe';
import { lifeName } from '../../src/client/text/describeLife';
import { softName } from '../../src/client/text/soft';
import { type CardId, editions, establishmentIds, landmarkIds, lifeBoxCardIds } from '../../src/game';
import { spoken } from '../help/languages';

const SOFT = /\u00ad/g;
const cards: readonly CardId[] = [...establishmentIds, ...landmarkIds];

const names = () => [
  ...Object.values(editions).flatMap((edition) => [reliefName(t, edition), ...cards.map((card) => cardName(t, edition, card))]),
  ...lifeBoxCardIds.map((card) => lifeName(t, card)),
];

afterEach(() => setLanguage('en'));

test('a long word breaks where the language in use breaks it', () => {
  expect(softName(t, 'Convenience Store')).toBe('Con\u00adven\u00adience Store');
});

describe.each(spoken)('$name', ({ id }) => {
  test('a name stays the same but for where it may break', async () => {
    await setLanguage(id);
    expect(names().map((name) => softName(t, name).replace(SOFT, ''))).toEqual(names());
  });

  test('no card has a word of ten letters or more that may not break', async () => {
    await setLanguage(id);
    const whole = names().flatMap((name) => softName(t, name).match(/[\p{L}\u00ad]+/gu) ?? []);
    expect(whole.filter((word) => word.replace(SOFT, '').length >= 10 && !word.match(SOFT))).toEqual([]);
  });

  test('no word is listed that no card has', async () => {
    await setLanguage(id);
    const words = new Set(names().flatMap((name) => name.match(/\p{L}+/gu) ?? []));
    expect(
      t('board.soft')
        .split(' ')
        .map((word) => word.replaceAll('-', ''))
        .filter((word) => !words.has(word)),
    ).toEqual([]);
  });
});
