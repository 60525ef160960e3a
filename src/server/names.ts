// The rule for players' names, the same for joining and renaming.

const MAX_LENGTH = 24;
/** Control, format (direction overrides, zero width), surrogate, private and unassigned characters, line and paragraph separators. */
const forbidden = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?!\u200d)\p{Cf}/u;
/** Whole emoji families are joined by U+200D: allowed between two pictures only. */
const strayJoiner = /(?<!\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?)\u200d|\u200d(?!\p{Extended_Pictographic})/u;
/** Blank although they are letters or symbols. */
const blank = /[\u115f\u1160\u3164\uffa0\u2800]|\u034f|\u17b4|\u17b5/u;
/** More marks on one letter than any language needs overflow the line. */
const stackedMarks = /\p{M}{4,}/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** The name trimmed, in NFC, spaces single; null when it is not 1-24 visible characters. */
export function readName(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 400) return null;
  const name = value
    .normalize('NFC')
    .trim()
    .replace(/\p{Zs}+/gu, ' ');
  if (forbidden.test(name) || strayJoiner.test(name) || blank.test(name) || stackedMarks.test(name)) return null;
  if (!visible.test(name) || [...characters.segment(name)].length > MAX_LENGTH) return null;
  return name;
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
