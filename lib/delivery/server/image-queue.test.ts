/** @jest-environment node */
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { queuePictures } from './image-queue';

let server: Server;
let url: string;
/** The pictures that are being made, by their addresses. */
let making: Map<string, ServerResponse>;

beforeEach(async () => {
  const begun = (making = new Map<string, ServerResponse>());
  server = createServer(
    queuePictures(
      (request, response) => {
        if (request.url === '/page') return response.end('page');
        begun.set(request.url ?? '', response);
      },
      { atOnce: 2, visitorOf: ({ headers }) => String(headers['x-visitor']) },
    ),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const picture = (name: string) => `/_next/image?url=${name}`;
const ask = (name: string, signal?: AbortSignal) =>
  fetch(url + picture(name), { signal }).then((answer) => answer.text());
const names = () => [...making.keys()].map((address) => address.split('=')[1]);
const soon = () => new Promise((resolve) => setTimeout(resolve, 50));

it('makes a few pictures at a time, in the order in which they are asked for', async () => {
  const answers: Promise<string>[] = [];
  for (const name of ['a', 'b', 'c', 'd']) {
    answers.push(ask(name));
    await soon();
  }
  expect(names()).toEqual(['a', 'b']);
  making.get(picture('b'))?.end('made');
  await soon();
  expect(names()).toEqual(['a', 'b', 'c']);
  for (const name of ['a', 'c', 'd']) {
    making.get(picture(name))?.end('made');
    await soon();
  }
  expect(await Promise.all(answers)).toEqual(Array(4).fill('made'));
});

it('lets nobody wait for all that another visitor has asked for', async () => {
  for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) {
    void ask(name).catch(() => undefined);
    await soon();
  }
  const other = fetch(url + picture('x'), { headers: { 'x-visitor': 'another' } });
  void other.catch(() => undefined);
  await soon();
  for (const name of ['a', 'b', 'c', 'd']) {
    making.get(picture(name))?.end('made');
    await soon();
  }
  expect(names()).toContain('x');
  expect(names()).not.toContain('f');
});

it('gives at once what was made before, in the format that it was made in', async () => {
  const ask = (name: string, accept: string) => fetch(url + picture(name), { headers: { accept } });
  const first = ask('a', 'image/avif');
  await soon();
  making.get(picture('a'))?.end('made');
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

it('makes those that failed wait again', async () => {
  const failed = ask('a');
  await soon();
  making.get(picture('a'))?.writeHead(500).end('failed');
  await failed;
  making.clear();
  for (const name of ['b', 'c', 'a']) {
    void ask(name).catch(() => undefined);
    await soon();
  }
  expect(names()).toEqual(['b', 'c']);
});

it('leaves pages alone while pictures wait', async () => {
  for (const name of ['a', 'b', 'c']) void ask(name).catch(() => undefined);
  await soon();
  expect(await (await fetch(`${url}/page`)).text()).toBe('page');
});

it('forgets those who leave, whether they wait or their picture is in the making', async () => {
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
  making.get(picture('d'))?.end('made');
  expect(await patient).toBe('made');
});
