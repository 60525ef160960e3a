// Who is asking: the client's address and whether its page may use this server, also behind trusted proxies.
import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

const header = (req: IncomingMessage, name: string): string => String(req.headers[name] ?? '');

/**
 * The address that limits count by. An IPv6 address stands for its /64 network, which is what one customer gets.
 * @param proxies how many trusted proxies add to X-Forwarded-For; what lies further left may be forged.
 */
export function clientAddress(req: IncomingMessage, proxies: number): string {
  const hops = header(req, 'x-forwarded-for')
    .split(',')
    .map((hop) => hop.trim())
    .filter(Boolean);
  const direct = req.socket.remoteAddress ?? 'unknown';
  const address = (proxies > 0 && hops.at(-proxies)) || direct;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').slice(0, 64);
  return isIPv6(plain) ? network(plain) : plain;
}

function network(address: string): string {
  const [head = '', tail] = (address.split('%')[0] as string).split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return `${[...left, ...Array<string>(zeros).fill('0'), ...right].slice(0, 4).join(':').toLowerCase()}::/64`;
}

/** Whether the page that asks may do so: the server's own, one of `origins`, or no page at all (a program). */
export function originAllowed(req: IncomingMessage, origins: readonly string[], proxies: number): boolean {
  const { origin } = req.headers;
  if (!origin) return true;
  if (origins.includes(origin)) return true;
  const host = (proxies > 0 && header(req, 'x-forwarded-host').split(',')[0]?.trim()) || req.headers.host;
  return URL.canParse(origin) && new URL(origin).host === host;
}
