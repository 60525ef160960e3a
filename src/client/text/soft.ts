// Where long words of names may break, for narrow cards: browsers without a dictionary would break them anywhere.
import type { T } from './describe';

/** The words that the list of a language breaks, by how they are written; kept for the list in use. */
let known: { list: string; breaks: ReadonlyMap<string, string> } | undefined;

function breaksOf(list: string): ReadonlyMap<string, string> {
  if (known?.list !== list) {
    const words = list.split(' ');
    known = { list, breaks: new Map(words.map((word) => [word.replaceAll('-', ''), word.replaceAll('-', '\u00ad')])) };
  }
  return known.breaks;
}

/** The name with soft hyphens in its long words: for the eye only, since they are characters to whoever reads or searches the text. */
export function softName(t: T, name: string): string {
  const breaks = breaksOf(t('board.soft'));
  return name.replace(/\p{L}+/gu, (word) => breaks.get(word) ?? word);
}
