import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { queueImages } from './image-queue';

let server: Server;
let url: string;
let making: Map<string, ServerResponse>;

beforeEach(async () => {
  const begun = (making = new Map<string, ServerResponse>());
  server = createServer(
    queueImages(
      (request, response) => {
        if (request.url === '/page') return response.end('page');
        begun.set(request.url ?? '', response);
      },
      { concurrency: 2, clientIpOf: ({ headers }) => String(headers['x-client']) },
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const image = (name: string) => `/_next/image?url=${name}`;
const ask = (name: string, signal?: AbortSignal) =>
  fetch(url + image(name), { signal }).then((answer) => answer.text());
const names = () => [...making.keys()].map((path) => path.split('=')[1]);
const soon = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('the image queue', () => {
  it('makes a few images at once, first in, first out', async () => {
    const answers: Promise<string>[] = [];
    for (const name of ['a', 'b', 'c', 'd']) {
      answers.push(ask(name));
      await soon();
    }
    expect(names()).toEqual(['a', 'b']);
    making.get(image('b'))?.end('made');
    await soon();
    expect(names()).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'c', 'd']) {
      making.get(image(name))?.end('made');
      await soon();
    }
    expect(await Promise.all(answers)).toEqual(Array(4).fill('made'));
  });

  it('lets no client wait for all the images of another', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
      void ask(name).catch(() => undefined);
      await soon();
    }
    const other = fetch(url + image('x'), { headers: { 'x-client': 'another' } });
    void other.catch(() => undefined);
    await soon();
    for (const name of ['a', 'b', 'c', 'd']) {
      making.get(image(name))?.end('made');
      await soon();
    }
    expect(names()).toContain('x');
    expect(names()).not.toContain('f');
  });

  it('does not queue an image that was made before in the same format', async () => {
    const ask = (name: string, accept: string) => fetch(url + image(name), { headers: { accept } });
    const first = ask('a', 'image/avif');
    await soon();
    making.get(image('a'))?.end('made');
    await (await first).text();
    making.clear();
    for (const name of ['b', 'c', 'a']) {
      void ask(name, 'image/webp').catch(() => undefined);
      await soon();
    }
    expect(names()).toEqual(['b', 'c']);
    void ask('a', 'image/avif').catch(() => undefined);
    await soon();
    expect(names()).toEqual(['b', 'c', 'a']);
  });

  it('queues an image again that failed', async () => {
    const failed = ask('a');
    await soon();
    making.get(image('a'))?.writeHead(500).end('failed');
    await failed;
    making.clear();
    for (const name of ['b', 'c', 'a']) {
      void ask(name).catch(() => undefined);
      await soon();
    }
    expect(names()).toEqual(['b', 'c']);
  });

  it('does not queue pages', async () => {
    for (const name of ['a', 'b', 'c']) void ask(name).catch(() => undefined);
    await soon();
    expect(await (await fetch(`${url}/page`)).text()).toBe('page');
  });

  it('skips clients that have disconnected, queued or not', async () => {
    const leaving = { a: new AbortController(), c: new AbortController() };
    void ask('a', leaving.a.signal).catch(() => undefined);
    void ask('b').catch(() => undefined);
    await soon();
    void ask('c', leaving.c.signal).catch(() => undefined);
    await soon();
    const patient = ask('d');
    await soon();
    leaving.c.abort();
    await soon();
    leaving.a.abort();
    await soon();
    expect(names()).toEqual(['a', 'b', 'd']);
    making.get(image('d'))?.end('made');
    expect(await patient).toBe('made');
  });
});
