import zlib from 'node:zlib';
import { CompressedBodies } from './compressed-bodies';

const body = Buffer.from(Array.from({ length: 4_000 }, (_, i) => `part ${i * 7919} `).join(''));

describe('compressed bodies', () => {
  it.each([
    ['br', zlib.brotliDecompressSync],
    ['gzip', zlib.gunzipSync],
  ] as const)(
    'are compressed quickly at first, and at the best level of %s when used again',
    async (encoding, decode) => {
      const bodies = new CompressedBodies(1_000_000);
      const quick = await bodies.get(encoding, '/a "1"', () => body);
      let best = quick;
      while (best === quick) {
        await new Promise(setImmediate);
        best = await bodies.get(encoding, '/a "1"', () => body);
      }
      expect(best.length).toBeLessThan(quick.length);
      expect(decode(quick)).toEqual(body);
      expect(decode(best)).toEqual(body);
    },
  );

  it('are compressed at the best level at once on request', async () => {
    const quick = await new CompressedBodies(1_000_000).get('br', '/a', () => body);
    const best = await new CompressedBodies(1_000_000).get('br', '/a', () => body, {
      atBest: true,
    });
    expect(best.length).toBeLessThan(quick.length);
  });

  it('are compressed better at first where they are short', async () => {
    const sizesOf = async (part: Buffer) => {
      const made = await new CompressedBodies(1_000_000).get('br', '/a', () => part);
      const params = { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 };
      return [made.length, zlib.brotliCompressSync(part, { params }).length] as const;
    };
    const [short, shortAtFive] = await sizesOf(body.subarray(0, 20_000));
    expect(short).toBeLessThan(0.95 * shortAtFive);
    const [long, longAtFive] = await sizesOf(body);
    expect(long).toBeGreaterThan(0.95 * longAtFive);
  });

  it('are compressed once for concurrent requests', async () => {
    const bodies = new CompressedBodies(1_000_000);
    const crowd = await Promise.all(
      Array.from({ length: 5 }, () => bodies.get('gzip', '/a "1"', () => body)),
    );
    expect(new Set(crowd).size).toBe(1);
    const other = await bodies.get('gzip', '/b "1"', () => Buffer.from('another'.repeat(100)));
    expect(zlib.gunzipSync(other).toString()).toMatch(/^another/);
  });

  it('take no more memory than they may', async () => {
    const bodies = new CompressedBodies(30_000);
    const first = await bodies.get('gzip', '/0', () => body);
    expect(await bodies.get('gzip', '/0', () => body)).toBe(first);
    for (let i = 1; i < 5; i++) await bodies.get('gzip', `/${i}`, () => body);
    expect(await bodies.get('gzip', '/0', () => body)).not.toBe(first);
  });

  it('are sent even if evicted while they are compressed', async () => {
    const bodies = new CompressedBodies(30_000);
    await bodies.get('br', '/0', () => body);
    await bodies.get('br', '/0', () => body);
    for (let i = 1; i < 9; i++) await bodies.get('gzip', `/${i}`, () => body);
    expect(
      zlib.brotliDecompressSync(await bodies.get('br', '/0', () => body, { atBest: true })),
    ).toEqual(body);
  });
});
