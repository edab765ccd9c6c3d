import sharp from 'sharp';
import { streamMedia } from '@/lib/media/stream';
import { cardPicture, wholeCard } from './card-picture';

jest.mock('@/lib/media/stream', () => ({ streamMedia: jest.fn() }));
process.env.LOG_LEVEL = 'silent';

const size = { width: 48, height: 63 };
const hostSends = (status: number, type: string, body: BodyInit = '') =>
  jest
    .mocked(streamMedia)
    .mockResolvedValue(new Response(body, { status, headers: { 'content-type': type } }));

describe('cardPicture', () => {
  it('crops a photo to the given size', async () => {
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
  ])('ignores what is not a photo: %d %s', async (status, type, body) => {
    hostSends(status, type, body);
    expect(await cardPicture('/media/a/ring.jpg', size)).toBeUndefined();
  });

  it('throws while the host is down, so that no card without its photo is cached', async () => {
    hostSends(502, 'text/plain');
    await expect(cardPicture('/media/a/ring.jpg', size)).rejects.toThrow('502');
  });
});

describe('wholeCard', () => {
  it('fills the card with the company’s own picture', async () => {
    const create = { width: 800, height: 800, channels: 3 as const, background: '#16302c' };
    hostSends(200, 'image/jpeg', new Uint8Array(await sharp({ create }).jpeg().toBuffer()));
    const card = sharp(Buffer.from(await wholeCard('/media/a/card.jpg'), 'base64'));
    expect(await card.metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' });
  });

  it('throws on what is no photo, so that the card is drawn instead', async () => {
    hostSends(404, 'text/plain');
    await expect(wholeCard('/media/a/card.jpg')).rejects.toThrow('no photo');
  });
});
