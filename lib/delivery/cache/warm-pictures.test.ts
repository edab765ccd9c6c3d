import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { phonePictures, warmPictures } from './warm-pictures';

const asked: string[] = [];
let [open, mostOpen] = [0, 0];
const server = createServer((request, response) => {
  asked.push(`${request.url} ${request.headers.accept?.split(',')[0]}`);
  mostOpen = Math.max(mostOpen, ++open);
  setTimeout(() => {
    open--;
    response.writeHead(asked.length % 2 ? 200 : 500).end();
  }, 1);
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  asked.length = 0;
});

const widths = (name: string) =>
  [640, 750, 1080]
    .map((width) => `/_next/image?url=%2F${name}&amp;w=${width}&amp;q=50&amp;dpl=1 ${width}w`)
    .join(', ');

it('finds the pictures of the first screen in the sizes for phones', () => {
  const html =
    `<img loading="eager" srcSet="${widths('a.jpg')}"/><img loading="lazy" srcSet="${widths('b.jpg')}"/>` +
    `<picture><source srcSet="${widths('tall.jpg')}"/><img loading="eager" srcSet="${widths('c.jpg')}"/></picture>`;
  expect(phonePictures(html)).toEqual([
    '/_next/image?url=%2Fa.jpg&w=750&q=50&dpl=1',
    '/_next/image?url=%2Fa.jpg&w=1080&q=50&dpl=1',
    '/_next/image?url=%2Ftall.jpg&w=750&q=50&dpl=1',
    '/_next/image?url=%2Ftall.jpg&w=1080&q=50&dpl=1',
  ]);
});

it('asks for each picture once, one after the other, as browsers do', async () => {
  await Promise.all([warmPictures(origin, ['/a', '/b']), warmPictures(origin, ['/b', '/c'])]);
  await warmPictures(origin, ['/a', '/d']);
  expect(asked).toEqual(['/a image/avif', '/b image/avif', '/c image/avif', '/d image/avif']);
  expect(mostOpen).toBe(1);
});

it('makes no more than a hundred after one publish', async () => {
  await warmPictures(
    origin,
    Array.from({ length: 300 }, (_, number) => `/many-${number}`),
  );
  expect(asked).toHaveLength(100);
}, 30_000);

it('ends where the site does', async () => {
  await expect(warmPictures('http://127.0.0.1:1', ['/e', '/f'])).resolves.toBeUndefined();
});
