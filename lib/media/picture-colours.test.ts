/** @jest-environment node */
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import { globalSingleton } from '@/lib/global-singleton';
import { startFakeHost, type FakeHost } from '@/lib/testing/fake-host';
import type { pictureColours as PictureColours } from './picture-colours';

const MOST_AT_ONCE = 4;

let host: FakeHost;
let asked: string[];
let pictureColours: typeof PictureColours;
const files: Record<string, { type: string; bytes: Buffer | string }> = {};

const plain = (background: string, channels: 3 | 4 = 3) =>
  sharp({ create: { width: 40, height: 30, channels, background } });

beforeAll(async () => {
  files['/orange.jpg'] = { type: 'image/jpeg', bytes: await plain('#ff7a2f').jpeg().toBuffer() };
  files['/grey.webp'] = {
    type: 'image/webp',
    bytes: await plain('#808080').greyscale().webp({ lossless: true }).toBuffer(),
  };
  files['/clear.png'] = {
    type: 'image/png',
    bytes: await plain('rgba(255,0,0,0.2)', 4).png().toBuffer(),
  };
  files['/page.jpg'] = { type: 'text/html', bytes: '<p>' };
  files['/broken.jpg'] = { type: 'image/jpeg', bytes: 'no picture at all' };
  host = await startFakeHost((request, response) => {
    asked.push(request.url ?? '');
    if (request.url === '/hanging.jpg') return;
    const file = files[request.url ?? ''];
    response.statusCode = file ? 200 : 404;
    response.setHeader('content-type', file?.type ?? 'application/json');
    response.end(file?.bytes);
  });
  process.env.CONTENT_HOST = host.url;
  process.env.LOG_LEVEL = 'silent';
  ({ pictureColours } = await import('./picture-colours'));
});
beforeEach(() => {
  asked = [];
  globalSingleton('picture-colours', () => new Map()).clear();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => host.stop());

/** Long enough for a machine with other work. */
const PATIENT_MS = 20_000;

async function coloursOf(...paths: string[]): Promise<Record<string, string>> {
  return coloursWithin(PATIENT_MS, ...paths);
}

async function coloursWithin(waitMs: number, ...paths: string[]): Promise<Record<string, string>> {
  const { mediaAddress } = await import('./address');
  const addresses = new Map(paths.map((path) => [mediaAddress(path) ?? path, path]));
  const colours = await pictureColours(addresses.keys(), waitMs);
  return Object.fromEntries([...colours].map(([src, colour]) => [addresses.get(src), colour]));
}

/** The largest difference of a channel; JPEG is not exact. */
const distance = (one = '', other: string) =>
  Math.max(
    ...[...Buffer.from(other.slice(1), 'hex')].map((value, index) =>
      Math.abs(value - (Buffer.from(one.slice(1), 'hex')[index] ?? Infinity)),
    ),
  );

it('are the means of photos', async () => {
  const colours = await coloursOf('/orange.jpg', '/grey.webp');
  expect(distance(colours['/orange.jpg'], '#ff7a2f')).toBeLessThan(4);
  expect(distance(colours['/grey.webp'], '#808080')).toBeLessThan(4);
});

it.each(['/clear.png', '/page.jpg', '/broken.jpg', '/missing.jpg', '/drawing.svg'])(
  'leave out %s, and nothing else',
  async (path) => {
    expect(Object.keys(await coloursOf(path, '/orange.jpg'))).toEqual(['/orange.jpg']);
  },
);

it('leave out what does not stand on an accepted origin', async () => {
  const colours = await pictureColours(['/pictures/a.jpg', '/media/00000000/orange.jpg']);
  expect(colours.size).toBe(0);
  expect(asked).toEqual([]);
});

it('are asked for once, however often they are needed', async () => {
  const first = await coloursOf('/orange.jpg', '/missing.jpg');
  expect(await coloursOf('/orange.jpg', '/missing.jpg')).toEqual(first);
  expect(asked.sort()).toEqual(['/missing.jpg', '/orange.jpg']);
});

it('try a picture that failed again after a minute', async () => {
  await coloursOf('/missing.jpg');
  jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 61_000);
  await coloursOf('/missing.jpg');
  expect(asked).toHaveLength(2);
});

it('leave out a photo that hangs', async () => {
  expect(Object.keys(await coloursOf('/hanging.jpg', '/orange.jpg'))).toEqual(['/orange.jpg']);
}, 10_000);

it('have those that were late the next time, and ask for no more than a few meanwhile', async () => {
  const bytes = files['/orange.jpg']?.bytes;
  let answer = () => {};
  const later = new Promise<void>((resolve) => (answer = resolve));
  host.answerWith((request, response) => {
    asked.push(request.url ?? '');
    void later.then(() => response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes));
  });
  const many = Array.from({ length: 12 }, (_, index) => `/late-${index}.jpg`);
  expect(await coloursWithin(500, ...many)).toEqual({});
  expect(asked.length).toBeLessThanOrEqual(MOST_AT_ONCE);
  answer();
  expect(Object.keys(await coloursOf(...many))).toHaveLength(12);
});

it('ask for a few at a time', async () => {
  let open = 0;
  let most = 0;
  const bytes = files['/orange.jpg']?.bytes;
  host.answerWith((_, response) => {
    most = Math.max(most, ++open);
    void setTimeout(20).then(() => {
      open--;
      response.writeHead(200, { 'content-type': 'image/jpeg' }).end(bytes);
    });
  });
  const many = Array.from({ length: 12 }, (_, index) => `/photo-${index}.jpg`);
  expect(Object.keys(await coloursOf(...many))).toHaveLength(12);
  expect(most).toBeLessThanOrEqual(MOST_AT_ONCE);
});
