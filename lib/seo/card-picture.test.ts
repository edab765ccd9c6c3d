/** @jest-environment node */
import sharp from 'sharp';
import { streamMedia } from '@/lib/media/stream';
import { cardPicture } from './card-picture';

jest.mock('@/lib/media/stream', () => ({ streamMedia: jest.fn() }));
process.env.LOG_LEVEL = 'silent';

const size = { width: 48, height: 63 };
const hostSends = (status: number, type: string, body: BodyInit = '') =>
  jest
    .mocked(streamMedia)
    .mockResolvedValue(new Response(body, { status, headers: { 'content-type': type } }));

it('cuts a photo to the size of its place', async () => {
  const create = { width: 300, height: 90, channels: 3 as const, background: '#c2410c' };
  hostSends(200, 'image/png', new Uint8Array(await sharp({ create }).png().toBuffer()));
  const [, data = ''] = (await cardPicture('/media/a/ring.png', size))?.split('base64,') ?? [];
  expect(await sharp(Buffer.from(data, 'base64')).metadata()).toMatchObject({
    ...size,
    format: 'jpeg',
  });
});

it.each([
  [404, 'text/plain', ''],
  [200, 'image/svg+xml', '<svg/>'],
  [200, 'image/jpeg', 'no picture at all'],
])('does without what is no photo: %d %s', async (status, type, body) => {
  hostSends(status, type, body);
  expect(await cardPicture('/media/a/ring.jpg', size)).toBeUndefined();
});

it('fails while the host is away, so that no card is kept without its photo', async () => {
  hostSends(502, 'text/plain');
  await expect(cardPicture('/media/a/ring.jpg', size)).rejects.toThrow('502');
});
