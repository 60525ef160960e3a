// What a player's name may be, the same as on the server, and the names bots go by.

export const MAX_NAME = 24;

/** A name as it is shown: trimmed, spaces single; null when it is not 1-24 characters. The server may still refuse odd ones. */
export function tidyName(typed: string): string | null {
  const name = typed.normalize('NFC').trim().replace(/\s+/g, ' ');
  const length = lengthOf(name);
  return length >= 1 && length <= MAX_NAME ? name : null;
}

/** Characters as people count them. */
function lengthOf(text: string): number {
  if (!('Segmenter' in Intl)) return [...text].length;
  return [...new Intl.Segmenter().segment(text)].length;
}

const botNames = ['Momo', 'Juno', 'Pim', 'Kiki', 'Bo', 'Tilda'];

/** `count` different names that nobody in `taken` has. */
export function namesForBots(count: number, taken: readonly string[]): string[] {
  return botNames.filter((name) => !taken.includes(name)).slice(0, count);
}
