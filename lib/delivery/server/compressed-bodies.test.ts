import zlib from 'node:zlib';
import { CompressedBodies, type Encoding } from './compressed-bodies';

const body = Buffer.from(Array.from({ length: 4_000 }, (_, i) => `part ${i * 7919} `).join(''));
const page = (encoding: Encoding, make = () => body) => ({
  ...{ encoding, make, kind: 'page' as const },
});

describe('compressed bodies', () => {
  it.each([
    ['br', zlib.brotliDecompressSync],
    ['gzip', zlib.gunzipSync],
  ] as const)('are the smaller the oftener they are sent, in %s', async (encoding, decode) => {
    const made = [];
    for (const kind of ['asset', 'page', 'once'] as const) {
      const bodies = new CompressedBodies(1_000_000);
      made.push(await bodies.get('/a "1"', { encoding, kind, make: () => body }));
    }
    expect(made.map((bytes) => decode(bytes))).toEqual([body, body, body]);
    const sizes = made.map(({ length }) => length);
    expect(sizes).toEqual([...sizes].sort((one, other) => one - other));
    expect(sizes[0]).toBeLessThan(sizes[2]!);
  });

  it('are compressed once for concurrent requests', async () => {
    const bodies = new CompressedBodies(1_000_000);
    const crowd = await Promise.all(
      Array.from({ length: 5 }, () => bodies.get('/a "1"', page('gzip'))),
    );
    expect(new Set(crowd).size).toBe(1);
    const another = page('gzip', () => Buffer.from('another'.repeat(100)));
    const other = await bodies.get('/b "1"', another);
    expect(zlib.gunzipSync(other).toString()).toMatch(/^another/);
  });

  it('take no more memory than they may', async () => {
    const bodies = new CompressedBodies(30_000);
    const first = await bodies.get('/0', page('gzip'));
    expect(await bodies.get('/0', page('gzip'))).toBe(first);
    for (let i = 1; i < 5; i++) await bodies.get(`/${i}`, page('gzip'));
    expect(await bodies.get('/0', page('gzip'))).not.toBe(first);
  });

  it('are sent even if evicted while they are compressed', async () => {
    const bodies = new CompressedBodies(30_000);
    const slow = bodies.get('/0', page('br'));
    await Promise.all(Array.from({ length: 9 }, (_, i) => bodies.get(`/${i + 1}`, page('gzip'))));
    expect(zlib.brotliDecompressSync(await slow)).toEqual(body);
  });

  it('are not kept where they could not be made', async () => {
    const bodies = new CompressedBodies(30_000);
    const fails = page('br', () => {
      throw new Error('no memory');
    });
    await expect(bodies.get('/a', fails)).rejects.toThrow('no memory');
    expect(zlib.brotliDecompressSync(await bodies.get('/a', page('br')))).toEqual(body);
  });
});
