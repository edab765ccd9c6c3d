import { connect } from 'node:net';
import { startContentHost } from '../faults/content-host';
import { prepareSite } from '../faults/site';
import { startContentService } from '@/bin/lib/processes';
import { expect, test } from '../test';

const LIMIT_MS = 60_000;
/** How often a slow client sends another byte. */
const BYTE_MS = 1_000;

const HEAD = 'Host: localhost\r\nContent-Type: application/json\r\nContent-Length: 10000\r\n\r\n';

/** What a client sends at once, and what a byte at a time. */
const clients: [name: string, first: string, byte: string | undefined][] = [
  ['that never says anything', '', undefined],
  ['that never ends its headers', 'GET /about HTTP/1.1\r\nHost: localhost\r\n', 'X-A: b\r\n'],
  ['that never ends its body', `POST /api/enquiries HTTP/1.1\r\n${HEAD}`, '1'],
  ['that begins a body and stops', `POST /api/enquiries HTTP/1.1\r\n${HEAD}{`, undefined],
  ['that asks once', 'GET /favicon.ico HTTP/1.1\r\nHost: localhost\r\n\r\n', undefined],
];

/** @returns how long the other side kept the connection, in ms */
function timeConnected(url: string, first: string, byte: string | undefined): Promise<number> {
  const { hostname, port } = new URL(url);
  const start = performance.now();
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(first));
    const drip = setInterval(() => byte && socket.write(byte), BYTE_MS);
    const giveUp = setTimeout(() => socket.destroy(), LIMIT_MS + 5_000);
    socket.resume().on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(drip);
      clearTimeout(giveUp);
      resolve(Math.round(performance.now() - start));
    });
  });
}

test('no client holds a connection for a minute', { tag: '@full' }, async () => {
  test.setTimeout(180_000);
  const host = await startContentHost();
  const site = await prepareSite('slow-clients', { CONTENT_HOST: host.url });
  await site.start();
  const content = await startContentService({
    CONTENT_PORT: '0',
    DATA_DIR: test.info().outputPath('data'),
    LOG_LEVEL: 'silent',
  });
  const urls = { site: site.url, 'content service': content.url };
  const held = await Promise.all(
    Object.entries(urls).flatMap(([name, url]) =>
      clients.map(async ([what, first, byte]) => {
        const ms = await timeConnected(url, first, byte);
        return { client: `${name}: one ${what}`, ms };
      }),
    ),
  );
  await site.stop();
  content.child.kill('SIGTERM');
  await host.stop();
  for (const { client, ms } of held) console.log(`  ${client}: ${Math.round(ms / 1_000)} s`);
  expect(held.filter(({ ms }) => ms >= LIMIT_MS)).toEqual([]);
});
