// The built client in memory: its files with their types, tags and compressed forms. Requests never touch the disk.
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const types: ReadonlyMap<string, string> = new Map([
  ['.html', 'text/html; charset=utf-8'],
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.json', 'application/json; charset=utf-8'],
  ['.webmanifest', 'application/manifest+json; charset=utf-8'],
  ['.map', 'application/json; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
  ['.txt', 'text/plain; charset=utf-8'],
  ['.png', 'image/png'],
  ['.jpg', 'image/jpeg'],
  ['.webp', 'image/webp'],
  ['.avif', 'image/avif'],
  ['.ico', 'image/x-icon'],
  ['.woff2', 'font/woff2'],
  ['.mp3', 'audio/mpeg'],
  ['.ogg', 'audio/ogg'],
  ['.m4a', 'audio/mp4'],
  ['.wav', 'audio/wav'],
  ['.wasm', 'application/wasm'],
]);
const compressible = /^text\/|json|svg|wasm/;
/** Smaller ones do not gain a packet. */
const MIN_COMPRESSED = 1024;

const compress: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  br: (body) => promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (body) => promisify(gzip)(body, { level: 9 }),
};

export class ClientFile {
  readonly type: string;
  readonly etag: string;
  /** Whether the name changes with the content. */
  readonly hashed: boolean;
  readonly compressible: boolean;
  readonly #bodies = new Map<Encoding, Promise<Buffer>>();

  constructor(path: string, body: Buffer) {
    this.type = types.get(extname(path)) ?? 'application/octet-stream';
    this.etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    this.hashed = /^\/assets\/.*-[\w-]{8}\.\w+$/.test(path);
    this.compressible = compressible.test(this.type) && body.length >= MIN_COMPRESSED;
    this.#bodies.set('identity', Promise.resolve(body));
  }

  /** The content in this encoding, compressed when it is first asked for. */
  async body(encoding: Encoding): Promise<Buffer> {
    const plain = (await this.#bodies.get('identity')) as Buffer;
    if (encoding === 'identity') return plain;
    const body = this.#bodies.get(encoding) ?? compress[encoding](plain);
    this.#bodies.set(encoding, body);
    return body;
  }
}

/** All files below `dir` by their path in a URL; none when the directory is missing. */
export async function loadClient(dir: string): Promise<ReadonlyMap<string, ClientFile>> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(() => []);
  const files = entries
    .filter((entry) => entry.isFile())
    .map(async (entry) => {
      const path = join(entry.parentPath, entry.name);
      const url = `/${relative(dir, path).split(sep).join('/')}`;
      return [url, new ClientFile(url, await readFile(path))] as const;
    });
  return new Map(await Promise.all(files));
}
