import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { NextRequest, NextResponse } from 'next/server';
import { listenOn, nameForNext } from './listen-on';

describe('nameForNext', () => {
  it.each([
    ['127.0.0.1', 'localhost'],
    ['127.0.1.1', 'localhost'],
    ['::1', 'localhost'],
    ['::', '::'],
    ['0.0.0.0', '0.0.0.0'],
    ['192.0.2.7', '192.0.2.7'],
    ['forge.internal', 'forge.internal'],
  ])('is for %s what the installed Next.js makes of it', (host, name) => {
    expect(nameForNext(host)).toBe(name);
    const inUrl = (each: string) => (each.includes(':') ? `[${each}]` : each);
    const { url } = new NextRequest(`http://${inUrl(host)}:3001/shop`);
    expect(NextResponse.rewrite(url).headers.get('x-middleware-rewrite')).toBe(
      `http://${inUrl(name)}:3001/shop`,
    );
  });
});

describe('listenOn', () => {
  it('listens where it was meant, whatever Next.js says', async () => {
    const server = createServer();
    listenOn(server, '127.0.0.1');
    await once(server.listen(0, '0.0.0.0'), 'listening');
    expect((server.address() as AddressInfo).address).toBe('127.0.0.1');
    server.close();
  });
});
