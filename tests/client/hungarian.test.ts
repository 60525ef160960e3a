// Hungarian endings and articles follow the sound of the word: texts must not need one that fits a name they do not know.
import { afterEach, expect, test } from 'vitest';
import { setLanguage, t } from '../../src/client/text';
import { page } from '../../src/client/text/hu';
import { board } from '../../src/client/text/hu/board';
import { life } from '../../src/client/text/hu/life';

afterEach(() => setLanguage('en'));

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(textsIn);
const texts = textsIn({ ...page, board, life });

test('no text hangs an ending on a placeholder', () => {
  expect(texts.filter((text) => /\}\}(\p{L}|-\p{L})/u.test(text))).toEqual([]);
});

test('no text puts an article before a placeholder', () => {
  expect(texts.filter((text) => /(?<!\p{L})az?(\(z\))? \{\{/iu.test(text))).toEqual([]);
});

test('nouns stay singular after a number', async () => {
  await setLanguage('hu');
  expect([1, 2, 1234.5].map((count) => t('hall.room.seatsInAll', { count }))).toEqual(['1 hely', '2 hely', '1234,5 hely']);
});
