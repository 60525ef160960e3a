// Names that people may give themselves and others that nobody may have: the page and the server must agree on them.

/** [as typed, as kept] */
export const goodNames: readonly [typed: string, name: string][] = [
  ['Ann', 'Ann'],
  ['  Ann  ', 'Ann'],
  ['Ann  \u00a0 B', 'Ann B'],
  ['A', 'A'],
  ['x'.repeat(24), 'x'.repeat(24)],
  ['e\u0301', '\u00e9'],
  ['町コロ', '町コロ'],
  ['Ærøskøbing', 'Ærøskøbing'],
  ['👩‍👩‍👧‍👦'.repeat(24), '👩‍👩‍👧‍👦'.repeat(24)],
  ['👍🏽', '👍🏽'],
  ['❤️‍🔥', '❤️‍🔥'],
  ['-_-', '-_-'],
  ['<b>&amp;', '<b>&amp;'],
  ['مرحبا', 'مرحبا'],
];

/** [what is wrong, as typed] */
export const badNames: readonly [what: string, typed: string][] = [
  ['nothing', ''],
  ['blanks', ' \u00a0\u3000 '],
  ['25 characters', 'x'.repeat(25)],
  ['a line break', 'a\nb'],
  ['a tab', 'a\tb'],
  ['a null byte', 'a\u0000b'],
  ['a C1 control', 'a\u0085b'],
  ['a right-to-left override', 'a\u202eb'],
  ['a direction isolate', '\u2067ab\u2069'],
  ['a right-to-left mark', 'a\u200fb'],
  ['a zero width space', 'a\u200bb'],
  ['a joiner between letters', 'a\u200db'],
  ['a byte order mark', 'a\ufeffb'],
  ['a soft hyphen', 'a\u00adb'],
  ['a line separator', 'a\u2028b'],
  ['half a surrogate pair', 'a\ud800'],
  ['a private character', 'a\ue000'],
  ['an invisible Hangul filler', '\u3164'],
  ['blank Braille', '\u2800'],
  ['marks only', '\u0301'],
  ['stacked marks', `a${'\u0336\u0337\u0338\u0339'}`],
  ['a book', 'x'.repeat(1_000_000)],
  ['a mark at the end that turns the direction', 'Ann\u200f'],
  ['a joiner after a letter and before a picture', 'a\u200d👍'],
  ['a joiner at the end', '👍\u200d'],
];
