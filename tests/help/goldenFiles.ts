// The recorded matches of tests/golden, by edition.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditionId } from '../../src/game/city/types';

const GOLDEN = join(import.meta.dirname, '../golden');

/** Name and text of each recording of an edition. */
export function goldenFiles(edition: EditionId): { name: string; text: string }[] {
  const files = readdirSync(join(GOLDEN, edition)).filter((file) => file.endsWith('.txt'));
  return files.sort().map((name) => ({ name, text: readFileSync(join(GOLDEN, edition, name), 'utf8') }));
}

/** The folders there are, one per edition. */
export const goldenEditions = (): string[] => readdirSync(GOLDEN).sort();
