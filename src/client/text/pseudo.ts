// A language for developers, made from English: marked and a third longer, placeholders untouched.

const accents: Readonly<Record<string, string>> = {
  a: 'á',
  e: 'é',
  i: 'í',
  o: 'ö',
  u: 'ű',
  y: 'ý',
  A: 'Á',
  E: 'É',
  I: 'Í',
  O: 'Ő',
  U: 'Ü',
};

/** The same catalog, every text of it in brackets, with accents and a tail. */
export function pseudo<T extends object>(catalog: T): T {
  return disguise(catalog) as T;
}

function disguise(value: unknown): unknown {
  if (typeof value === 'string') return `[${accented(value)}${'~'.repeat(Math.ceil(value.length / 3))}]`;
  return Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, disguise(inner)]));
}

/** Placeholders stand in double braces, references to other texts after `$t`. */
function accented(text: string): string {
  return text
    .split(/(\{\{.*?\}\}|\$t\(.*?\))/)
    .map((part, i) => (i % 2 ? part : part.replace(/[aeiouyAEIOU]/g, (letter) => accents[letter] ?? letter)))
    .join('');
}
