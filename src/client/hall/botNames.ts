// The names bots go by.

const botNames = ['Momo', 'Juno', 'Pim', 'Kiki', 'Bo', 'Tilda'];

/** `count` different names that nobody in `taken` has. */
export function namesForBots(count: number, taken: readonly string[]): string[] {
  return botNames.filter((name) => !taken.includes(name)).slice(0, count);
}
