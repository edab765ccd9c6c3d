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

const source = (name: string, width: number, quality: number) =>
  `/_next/image?url=%2Fmedia%2F${name}&amp;w=${width}&amp;q=${quality} ${width}w`;

it('finds the pictures of the first screen in the sizes for phones', () => {
  const html = `<img srcSet="${source('a.jpg', 640, 60)}, ${source('a.jpg', 750, 60)}, ${source('a.jpg', 1080, 60)}"/><img srcSet="${source('b.jpg', 750, 50)}"/>`;
  expect(phonePictures(html)).toEqual([
    '/_next/image?url=%2Fmedia%2Fa.jpg&w=750&q=60',
    '/_next/image?url=%2Fmedia%2Fa.jpg&w=1080&q=60',
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
