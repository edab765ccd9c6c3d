import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip';

type Body = { bytes: Buffer; isBest: boolean };
type Source = { encoding: Encoding; make: () => Buffer; atBest: boolean };

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);
const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);
const gunzip = promisify<Buffer, Buffer>(zlib.gunzip);
const unbrotli = promisify<Buffer, Buffer>(zlib.brotliDecompress);

/** A visitor waits for the quick levels; the best ones take up to a second for a long page. */
const levels = {
  quick: { br: 5, gzip: 6 },
  /** Such as a drawing: within some 10 ms a tenth smaller than at the levels for long bodies. */
  quickOfShort: { br: 10, gzip: 6 },
  best: { br: 11, gzip: 9 },
};

const SHORT_BODY = 32 * 1024;

const MAX_QUEUE = 100;

const keyOf = (encoding: Encoding, name: string): string => `${encoding} ${name}`;

const decompress = (encoding: Encoding, bytes: Buffer): Promise<Buffer> =>
  encoding === 'gzip' ? gunzip(bytes) : unbrotli(bytes);

function compress(encoding: Encoding, level: number, body: Buffer): Promise<Buffer> {
  if (encoding === 'gzip') return gzip(body, { level });
  return brotli(body, {
    params: { [BROTLI_PARAM_QUALITY]: level, [BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

/** As for a visitor who waits. */
export const compressQuickly = (encoding: Encoding, body: Buffer): Promise<Buffer> =>
  compress(encoding, levels[body.length > SHORT_BODY ? 'quick' : 'quickOfShort'][encoding], body);

const compressAtBest = (encoding: Encoding, body: Buffer): Promise<Buffer> =>
  compress(encoding, levels.best[encoding], body);

/** Compresses a body quickly; when it is used again, at the best level in the background. */
export class CompressedBodies {
  private readonly bodies: LRUCache<string, Body, Source>;
  /** One after the other. */
  private readonly improving = new Map<string, Promise<Buffer | undefined>>();
  private last: Promise<unknown> = Promise.resolve();

  constructor(maxBytes: number) {
    this.bodies = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => bytes.length,
      // A body that is evicted while it is compressed is still sent.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _old, { context: { encoding, make, atBest } }) => ({
        bytes: await (atBest ? compressAtBest : compressQuickly)(encoding, make()),
        isBest: atBest,
      }),
    });
  }

  /**
   * @param name path and ETag: the same for the same body only
   * @param make called where it is not known yet
   */
  async get(
    encoding: Encoding,
    name: string,
    make: () => Buffer,
    { atBest = false } = {},
  ): Promise<Buffer> {
    const key = keyOf(encoding, name);
    const known = this.bodies.get(key);
    if (known && !known.isBest) void this.best(encoding, name);
    const context = { encoding, make, atBest };
    return (known ?? (await this.bodies.forceFetch(key, { context }))).bytes;
  }

  /**
   * A body that `get` has compressed, at the best level, when its turn has come.
   * @returns undefined where it is known no more, too many wait, or memory is short
   */
  async best(encoding: Encoding, name: string): Promise<Buffer | undefined> {
    const key = keyOf(encoding, name);
    const known = this.bodies.get(key);
    if (!known || known.isBest) return known?.bytes;
    const underWay = this.improving.get(key);
    if (underWay || this.improving.size >= MAX_QUEUE) return underWay;
    const improved = this.last
      .then(() => this.improve(key, encoding))
      .catch(() => undefined)
      .finally(() => this.improving.delete(key));
    this.improving.set(key, improved);
    this.last = improved;
    return improved;
  }

  private async improve(key: string, encoding: Encoding): Promise<Buffer | undefined> {
    const known = this.bodies.get(key);
    if (!known) return undefined;
    const body = await decompress(encoding, known.bytes);
    const bytes = await compressAtBest(encoding, body);
    this.bodies.set(key, { bytes, isBest: true });
    return bytes;
  }
}
