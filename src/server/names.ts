// The rule for players' names, the same for joining and renaming.

const MAX_LENGTH = 24;
/** Of which a character may be made of several: a family of four takes seven, and syllables without end are one. */
const MAX_CODE_POINTS = 48;
const MAX_CODE_POINTS_EACH = 8;
/** Control, format (direction overrides, zero width), surrogate, private and unassigned characters, line and paragraph separators. */
const forbidden = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?!\u200d)\p{Cf}/u;
/** Whole emoji families are joined by U+200D: allowed between two pictures only. */
const strayJoiner = /(?<!\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d|\u200d(?!\p{Extended_Pictographic})/u;
/** Blank although they are letters or symbols. */
const blank = /[\u115f\u1160\u3164\uffa0\u2800\ufffc\u{13441}\u{13442}\u{1d159}]|\u034f|\u17b4|\u17b5/u;
/** More marks on one letter than any language needs overflow the line. */
const stackedMarks = /\p{M}{4,}/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;
/** Lists say of a bot that it is one by these letters behind its name. */
const likeBot = /[([]\s*b\s*o\s*t\s*[)\]]$/iu;

/** The name trimmed, in NFC, spaces single; null when it is not 1-24 visible characters, or looks like that of a bot in a list. */
export function readName(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 400) return null;
  const name = value
    .normalize('NFC')
    .trim()
    .replace(/\p{Zs}+/gu, ' ');
  if (!isLegible(name) || blank.test(name) || !visible.test(name) || [...name].length > MAX_CODE_POINTS) return null;
  if (likeBot.test(name.normalize('NFKC'))) return null;
  const parts = [...characters.segment(name)];
  const fits = parts.length <= MAX_LENGTH && parts.every(({ segment }) => [...segment].length <= MAX_CODE_POINTS_EACH);
  return fits ? name : null;
}

/** Whether a text is free of what hides, turns or overflows a line. */
export const isLegible = (text: string): boolean => !(forbidden.test(text) || strayJoiner.test(text) || stackedMarks.test(text));

/** Whether two names look the same but for capitals and ways to write a letter. */
export const sameName = (a: string, b: string): boolean => plain(a) === plain(b);

// Upper case first: it has more letters in common, such as SS for a sharp s.
const plain = (name: string) => name.normalize('NFKC').toUpperCase().toLowerCase().normalize('NFC');

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
