// The open port: requests that are never completed do not hang on.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { expect, test } from 'vitest';
import { listen } from '../../src/server/web/listen';

test('a request that is not complete in time is hung up on soon after', async () => {
  const server = await listen(createServer(), { PORT: 0, HOST: '127.0.0.1' }, [200, 100]);
  const slow = new Socket().connect((server.address() as AddressInfo).port, '127.0.0.1');
  slow.write('GET / HTTP/1.1\r\nHost: a\r\n');
  slow.resume();
  const began = performance.now();
  await once(slow, 'close');
  expect(performance.now() - began).toBeLessThan(3000);
  server.close();
});
