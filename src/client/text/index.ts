// All words of the client: the catalogs by language, the language in use, and `t`, which says them.
import { createInstance } from 'i18next';
import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../store/storage';
import { page } from './en';
import { languages, type Part, parts } from './languages';

const i18n = createInstance();
const numbers = new Map<string, Intl.NumberFormat>();
/** Writes the numbers in all texts. */
i18n.use({
  type: 'formatter',
  init() {},
  add() {},
  addCached() {},
  format: (value: unknown) => (typeof value === 'number' ? numberText(value) : value),
});
i18n.init({
  lng: 'en',
  fallbackLng: 'en',
  resources: { en: { translation: page } },
  initAsync: false,
  interpolation: {
    // React escapes what it shows.
    escapeValue: false,
    alwaysFormat: true,
  },
});

/** Says a text of the catalog in the language in use; in a component, take it from `useT` so that a change of language shows. */
export const t = i18n.t;

/** `t`, with the component rendered again when the language changes. */
export function useT(): typeof t {
  useSyncExternalStore(subscribe, language);
  return t;
}

/** The id of the language in use, a BCP 47 tag. */
export const language = (): string => i18n.language;

/** A number as the language in use writes it; texts write theirs so by themselves. */
export const numberText = (value: number): string => {
  const format = numbers.get(language()) ?? new Intl.NumberFormat(language());
  numbers.set(language(), format);
  return format.format(value);
};

/** A chance as the language in use writes it: 0.425 -> "43%". */
export const percentText = (chance: number): string => new Intl.NumberFormat(language(), { style: 'percent' }).format(chance);

/** "Ida, Bo and Kim", in the language in use. */
export const listOf = (names: readonly string[]): string =>
  new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);

function subscribe(listener: () => void): () => void {
  i18n.on('languageChanged', listener);
  return () => i18n.off('languageChanged', listener);
}

/**
 * Changes the language and remembers it; loads its catalog when needed. Of several calls at once the last one counts.
 * @throws when the catalog cannot be loaded; the language then stays as it was.
 */
export async function setLanguage(id: string): Promise<void> {
  if (await use(id)) writeStored('language', id);
}

/** The language chosen before, else the first of the browser's that we speak, else English. */
export async function startLanguage(): Promise<void> {
  const tags = [readStored('language'), ...navigator.languages];
  const id = tags.map((tag) => spoken(tag)).find((found) => found !== undefined);
  if (id) await use(id).catch(() => undefined);
  document.documentElement.lang = i18n.language;
}

/** Fetches the words of a board, in the language in use and in those chosen later. English is what is missing elsewhere. */
export async function loadBoardTexts(kind: 'city' | 'life' = 'city'): Promise<void> {
  wanted.add('board');
  if (kind === 'life') wanted.add('life');
  // A language that cannot be had now is asked for again with the next board.
  await Promise.all([load('en'), load(i18n.language).catch(() => undefined)]);
}

function spoken(tag: unknown): string | undefined {
  if (typeof tag !== 'string') return undefined;
  const ids = languages.map(({ id }) => id);
  return ids.find((id) => id === tag) ?? ids.find((id) => id === tag.split('-')[0]);
}

/** How often another language was asked for. */
let asked = 0;

/** @returns whether it is spoken now: not when another was asked for in the meantime. */
async function use(id: string): Promise<boolean> {
  asked += 1;
  const mine = asked;
  try {
    await load(id);
  } catch (error) {
    // Nobody waits for it any more.
    if (mine !== asked) return false;
    throw error;
  }
  if (mine !== asked) return false;
  await i18n.changeLanguage(id);
  document.documentElement.lang = id;
  return true;
}

const wanted = new Set<Part>(['page']);
const loaded = new Set(['en/page']);

async function load(id: string): Promise<void> {
  const found = languages.find((one) => one.id === id);
  if (!found) throw new RangeError(`language: there is no ${id}`);
  const missing = parts.filter((part) => wanted.has(part) && !loaded.has(`${id}/${part}`));
  await Promise.all(
    missing.map(async (part) => {
      i18n.addResourceBundle(id, 'translation', { ...(await found[part]()) }, true, true);
      loaded.add(`${id}/${part}`);
    }),
  );
  // What has been wanted in the meantime.
  if (missing.length > 0) await load(id);
}
