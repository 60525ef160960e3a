// The tables of measurements in docs/BOTS.md.
import { readFileSync, writeFileSync } from 'node:fs';

const FILE = 'docs/BOTS.md';

/**
 * Puts a row in the place of the one with the same key, unless that one has seen more, or at the end of its table.
 * @param head the line that the table begins with
 * @param key what the row begins with, up to the column that says how much was seen
 * @param least a row that has seen less is a trial and not written
 */
export function putRow(head: string, key: string, row: string, least: number): void {
  const lines = readFileSync(FILE, 'utf8').split('\n');
  const first = lines.indexOf(head);
  if (first < 0) throw new Error(`${FILE} has lost its table: ${head}`);
  let end = first;
  while (lines[end]?.startsWith('|')) end++;
  const old = lines.findIndex((line, i) => i > first && i < end && line.startsWith(key));
  const seen = (line: string) => Number(line.slice(key.length).split('|')[0]);
  if (seen(row) < least) return;
  if (old < 0) lines.splice(end, 0, row);
  else if (seen(lines[old] as string) <= seen(row)) lines[old] = row;
  else return;
  writeFileSync(FILE, lines.join('\n'));
}
