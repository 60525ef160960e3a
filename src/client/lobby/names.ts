// What a player's name may be, the same as on the server.

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
