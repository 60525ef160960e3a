// The data folder: made when it is missing.
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * Makes a folder and those above it, for the owner alone. Not `recursive: true`: in a folder that takes no new ones and says that it does
 * not exist (such as /proc) Node 20 tries for ever.
 * @throws what the system says, e.g. ENOENT, EACCES, ENOTDIR.
 */
export async function makeFolder(path: string): Promise<void> {
  if (existsSync(path)) return;
  const above = dirname(path);
  if (above !== path) await makeFolder(above);
  await mkdir(path, { mode: 0o700 });
}
