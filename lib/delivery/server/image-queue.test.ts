import type { ServerResponse } from 'node:http';
import { listen } from '@/testing/listen';
import { queueImages } from './image-queue';

let server: Awaited<ReturnType<typeof listen>>;
let url: string;
let making: Map<string, ServerResponse>;

beforeEach(async () => {
  const begun = (making = new Map<string, ServerResponse>());
  server = await listen(
    queueImages(
      (request, response) => {
        if (request.url === '/page') return response.end('page');
        begun.set(request.url ?? '', response);
      },
      {
        concurrency: 2,
        clientIpOf: ({ headers }) => String(headers['x-client']),
        maxWaiting: 40,
        maxWaitingPerClient: 20,
      },
    ),
  );
  url = server.url;
});
afterEach(() => server.stop());

const image = (name: string) => `/_next/image?url=${name}&w=64&q=60`;
const ask = (name: string, signal?: AbortSignal) =>
  fetch(url + image(name), { signal }).then((answer) => answer.text());
const names = () => [...making.keys()].map((path) => /url=([^&]*)/.exec(path)?.[1]);
const soon = (ms = 50) => new Promise((resolve) => setTimeout(resolve, ms));
async function begun(name: string): Promise<ServerResponse> {
  while (!making.has(image(name))) await soon(5);
  return making.get(image(name))!;
}

describe('the image queue', () => {
  it('makes a few images at once, first in, first out', async () => {
    const answers: Promise<string>[] = [];
    for (const name of ['a', 'b', 'c', 'd']) {
      answers.push(ask(name));
      await soon();
    }
    expect(names()).toEqual(['a', 'b']);
    (await begun('b')).end('made');
    await begun('c');
    expect(names()).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'c', 'd']) (await begun(name)).end('made');
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
    for (const name of ['a', 'b', 'c', 'd']) (await begun(name)).end('made');
    await begun('e');
    expect(names()).toContain('x');
    expect(names()).not.toContain('f');
  });

  it('does not queue an image that was made before in the same format', async () => {
    const ask = (name: string, accept: string) => fetch(url + image(name), { headers: { accept } });
    const first = ask('a', 'image/avif');
    (await begun('a')).end('made');
    await (await first).text();
    making.clear();
    for (const name of ['b', 'c']) {
      void ask(name, 'image/webp').catch(() => undefined);
      await begun(name);
    }
    void ask('a', 'image/webp').catch(() => undefined);
    await soon();
    expect(names()).toEqual(['b', 'c']);
    void ask('a', 'image/avif').catch(() => undefined);
    await begun('a');
    expect(names()).toEqual(['b', 'c', 'a']);
  });

  it('queues an image again that failed', async () => {
    const failed = ask('a');
    (await begun('a')).writeHead(500).end('failed');
    await failed;
    making.clear();
    for (const name of ['b', 'c']) {
      void ask(name).catch(() => undefined);
      await begun(name);
    }
    void ask('a').catch(() => undefined);
    await soon();
    expect(names()).toEqual(['b', 'c']);
  });

  it.each([
    ['a client', 20, () => 'flood'],
    ['all clients', 40, (index: number) => `c${index % 5}`],
  ])('answers 503 where too many images of %s wait', async (_, most, clientOf) => {
    const leave = new AbortController();
    const refused: (string | null)[] = [];
    const asked = Array.from({ length: most + 10 }, (_, index) =>
      fetch(url + image(`f${index}`), {
        headers: { 'x-client': clientOf(index) },
        signal: leave.signal,
      })
        .then(({ status, headers }) => refused.push(`${status} ${headers.get('retry-after')}`))
        .catch(() => undefined),
    );
    for (let i = 0; i < 100 && refused.length < 10; i++) await soon();
    expect(refused).toEqual(Array(10).fill('503 5'));
    leave.abort();
    await Promise.all(asked);
    for (let i = 0; i < 50 && !making.has(image('later')); i++) {
      void ask('later').catch(() => undefined);
      await soon();
    }
    expect(names()).toContain('later');
  });

  it.each([
    '/a.jpg#1',
    '/./a.jpg',
    '/x/../a.jpg',
    '/\\a.jpg',
    '/a b.jpg',
    '/a.jpg?',
    '/a.jpg?dpl=1',
  ])('refuses %j, another spelling of a URL', async (name) => {
    const { status } = await fetch(url + image(encodeURIComponent(name)));
    expect([status, making.size]).toEqual([404, 0]);
  });

  it.each(['&utm_source=a', '&w=64', '&%75rl=b'])('refuses %s behind a URL', async (added) => {
    const { status } = await fetch(url + image('%2Fa.jpg') + added);
    expect([status, making.size]).toEqual([404, 0]);
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
    (await begun('d')).end('made');
    expect(names()).toEqual(['a', 'b', 'd']);
    expect(await patient).toBe('made');
  });
});
