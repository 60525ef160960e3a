// Measures the built client: what a visitor loads before the home page works, and what is in the files.
//   tsx scripts/bundle.ts [folder]     default: dist/client
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

export interface BundleFile {
  /** Path inside the folder, with `/`. */
  readonly path: string;
  readonly text: string;
  readonly gzipBytes: number;
}

/** All scripts of a built client. */
export function scriptsIn(folder: string): BundleFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.js'))
    .map((path) => {
      const text = readFileSync(join(folder, path), 'utf8');
      return { path, text, gzipBytes: gzipSync(text).length };
    });
}

/** The scripts that index.html loads, and those that they import at once. */
export function firstLoad(folder: string): BundleFile[] {
  const scripts = new Map(scriptsIn(folder).map((file) => [file.path, file]));
  const html = readFileSync(join(folder, 'index.html'), 'utf8');
  const found = new Set<BundleFile>();
  const visit = (path: string) => {
    const file = scripts.get(path);
    if (!file || found.has(file)) return;
    found.add(file);
    for (const [, name] of file.text.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g)) {
      visit(posix.join(posix.dirname(path), name as string));
    }
  };
  for (const [, path] of html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)) visit(path as string);
  return [...found];
}

export const gzipBytes = (files: readonly BundleFile[]): number => files.reduce((sum, file) => sum + file.gzipBytes, 0);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const folder = process.argv[2] ?? 'dist/client';
  const first = firstLoad(folder);
  for (const { path, gzipBytes } of scriptsIn(folder).sort((a, b) => b.gzipBytes - a.gzipBytes)) {
    console.log(
      `${(gzipBytes / 1000).toFixed(1).padStart(7)} kB  ${first.some((file) => file.path === path) ? 'first' : '     '}  ${path}`,
    );
  }
  console.log(`${(gzipBytes(first) / 1000).toFixed(1).padStart(7)} kB  before the home page works (gzip)`);
}
