// The recorded matches of tests/golden, by box.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BoxId } from './boxes';

const GOLDEN = join(import.meta.dirname, '../golden');

/** Name and text of each recording of a box. */
export function goldenFiles(edition: BoxId): { name: string; text: string }[] {
  const files = readdirSync(join(GOLDEN, edition)).filter((file) => file.endsWith('.txt'));
  return files.sort().map((name) => ({ name, text: readFileSync(join(GOLDEN, edition, name), 'utf8') }));
}

/** The folders there are, one per box. */
export const goldenEditions = (): string[] => readdirSync(GOLDEN).sort();
