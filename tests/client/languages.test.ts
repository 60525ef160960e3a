// Every language says all that English says: the same texts, in its own plural forms, with the same placeholders.
import { afterEach, describe, expect, test } from 'vitest';
import { setLanguage, t } from '../../src/client/text';
import { describeCard } from '../../src/client/text/describe';
import { describeLife } from '../../src/client/text/describeLife';
import type { Language } from '../../src/client/text/languages';
import { type CardId, editions, establishmentIds, landmarkIds, lifeBoxCardIds } from '../../src/game';
import { spoken } from '../help/languages';

const cards: readonly CardId[] = [...establishmentIds, ...landmarkIds];

afterEach(() => setLanguage('en'));

const [english, ...others] = spoken as [Language, ...Language[]];

/** All texts of a language by their keys, such as `board.now.over`. */
async function textsOf(language: Language): Promise<Map<string, string>> {
  const parts = await Promise.all([language.page(), language.board(), language.life()]);
  const texts = new Map<string, string>();
  const visit = (path: string, value: unknown) => {
    if (typeof value === 'string') texts.set(path, value);
    else for (const [key, inner] of Object.entries(value as object)) visit(path ? `${path}.${key}` : key, inner);
  };
  for (const part of parts) visit('', { ...part });
  return texts;
}

test.each(spoken.map((one) => [one.id, one] as const))('every relief card has a name: %s', async (_id, language) => {
  const texts = await textsOf(language);
  for (const { id, reliefCard } of Object.values(editions)) {
    expect(texts.has(`board.reliefNames.${id}`), id).toBe(reliefCard !== null && reliefCard !== undefined);
  }
});

/** What says the same in two places where only one of them can be meant. */
test.each(spoken.map((one) => [one.id, one] as const))(
  'options and settings have names of their own: %s',
  async (_id, language) => {
    const texts = await textsOf(language);
    expect(texts.get('hall.options.title')).not.toBe(texts.get('hall.settings.title'));
  },
);

const FORM = /_(zero|one|two|few|many|other)$/;
const withoutForm = (key: string) => key.replace(FORM, '');
const formsOf = ({ id }: Language) => new Intl.PluralRules(id).resolvedOptions().pluralCategories;

/** Placeholders and references to other texts, each once: a text may say one twice. */
const slotsOf = (text: string) => [...new Set(text.match(/\{\{.*?\}\}|\$t\(.*?\)/g))].sort();

/** The keys that a language has to have: those of English, those with plural forms in its own forms. */
function keysFor(texts: ReadonlyMap<string, string>, language: Language): string[] {
  const keys = [...texts.keys()].flatMap((key) =>
    FORM.test(key) ? formsOf(language).map((form) => `${withoutForm(key)}_${form}`) : [key],
  );
  return [...new Set(keys)].sort();
}

test('English has the plural forms of English', async () => {
  const texts = await textsOf(english);
  expect([...texts.keys()].sort()).toEqual(keysFor(texts, english));
});

test('no language has the id or the name of another', () => {
  expect(new Set(spoken.map(({ id }) => id)).size).toBe(spoken.length);
  expect(new Set(spoken.map(({ name }) => name)).size).toBe(spoken.length);
});

describe.each(spoken)('$name', (language) => {
  test('has no empty text', async () => {
    expect([...(await textsOf(language))].filter(([, text]) => text.trim() === '').map(([key]) => key)).toEqual([]);
  });

  test('says of every card what it does, without a hole', async () => {
    await setLanguage(language.id);
    const city = Object.values(editions).flatMap((edition) => cards.map((card) => describeCard(t, edition, card)));
    const life = lifeBoxCardIds.map((card) => describeLife(t, card));
    const sentences = [...city, ...life].map(({ sentence }) => sentence);
    expect(
      sentences.filter((sentence) => !/^\p{Lu}.+\.$/u.test(sentence) || /\{\{|undefined|board\.|life\.| {2}/.test(sentence)),
    ).toEqual([]);
  });

  test('has a well-formed tag', () => expect(Intl.getCanonicalLocales(language.id)).toEqual([language.id]));
});

describe.each(others)('$name beside English', (language) => {
  test('has the same keys, each with the plural forms of its own', async () => {
    expect([...(await textsOf(language)).keys()].sort()).toEqual(keysFor(await textsOf(english), language));
  });

  test('has the same placeholders in each text', async () => {
    const said = await textsOf(english);
    const slots = (key: string) => slotsOf(said.get(key) ?? said.get(`${withoutForm(key)}_other`) ?? '');
    const other = [...(await textsOf(language))].map(([key, text]) => [key, slotsOf(text), FORM.test(key)] as const);
    // The form for one may say "one" where the others say {{count}}.
    const without = (list: readonly string[], form: boolean) => (form ? list.filter((slot) => slot !== '{{count}}') : list);
    const wrong = other.filter(([key, own, form]) => `${without(own, form)}` !== `${without(slots(key), form)}`);
    expect(wrong.map(([key, own]) => ({ key, own, english: slots(key) }))).toEqual([]);
  });
});
