// The names bots go by, on one device and at the server's tables.

const botNames = ['Momo', 'Juno', 'Pim', 'Kiki', 'Bo', 'Tilda'];

/**
 * `count` different names that nobody in `taken` has; enough for a table of six.
 * @param same whether two names count as one.
 */
export function namesForBots(count: number, taken: readonly string[], same = (a: string, b: string) => a === b): string[] {
  return botNames.filter((name) => !taken.some((one) => same(one, name))).slice(0, count);
}
