// What a player's name may be: the server's own rule, told again here so that a wrong name is said while it is typed.

export const MAX_NAME = 24;
const MAX_CODE_POINTS = 48;
const MAX_CODE_POINTS_EACH = 8;
/** More is not even looked at: pictures of several characters count as one. */
const MAX_CODE_UNITS = 400;

/** Control, format (direction marks, zero width), surrogate, private and unassigned characters, line and paragraph separators. */
const forbidden = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?!\u200d)\p{Cf}/u;
/** U+200D where it joins two pictures to one. Without a look behind, which older browsers do not read. */
const joining = /\p{Extended_Pictographic}[\ufe0f\u{1f3fb}-\u{1f3ff}]?\u200d(?=\p{Extended_Pictographic})/gu;
/** Blank although they are letters or symbols. */
const blank = /[\u115f\u1160\u3164\uffa0\u2800\ufffc\u{13441}\u{13442}\u{1d159}]|\u034f|\u17b4|\u17b5/u;
/** More marks on one letter than any language needs overflow the line. */
const stackedMarks = /\p{M}{4,}/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Lists say of a bot that it is one by these letters behind its name. */
const likeBot = /[([]\s*b\s*o\s*t\s*[)\]]$/iu;

/** Whether people would take it for the name of a bot in a list. */
export const looksLikeBot = (typed: string): boolean =>
  typed.length <= MAX_CODE_UNITS && likeBot.test(typed.normalize('NFKC').trim());

/** A name as it is shown: trimmed, in NFC, spaces single; null when it is not 1-24 visible characters, or looks like that of a bot. */
export function tidyName(typed: string): string | null {
  if (typed.length > MAX_CODE_UNITS) return null;
  const name = typed
    .normalize('NFC')
    .trim()
    .replace(/\p{Zs}+/gu, ' ');
  if (forbidden.test(name) || blank.test(name) || stackedMarks.test(name) || !visible.test(name)) return null;
  if (looksLikeBot(name)) return null;
  if (name.replace(joining, '').includes('\u200d')) return null;
  if ([...name].length > MAX_CODE_POINTS) return null;
  const parts = characters(name);
  return parts.length <= MAX_NAME && parts.every((part) => [...part].length <= MAX_CODE_POINTS_EACH) ? name : null;
}

/** How many characters too many there are, as people count them; 0 also for a text too long to be counted. */
export function excess(typed: string): number {
  if (typed.length > MAX_CODE_UNITS) return 0;
  const length = characters(typed.normalize('NFC').trim()).length;
  return Math.max(0, length - MAX_NAME);
}

/** As people count them. */
function characters(text: string): string[] {
  if (!('Segmenter' in Intl)) return [...text];
  return [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);
}
