import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip';

type Body = { bytes: Buffer; isBest: boolean };
type Source = { encoding: Encoding; body: Buffer; atBest: boolean };

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);
const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);

/** A visitor waits for the quick level; the best one takes up to a second for a long page. */
const levels = { quick: { br: 5, gzip: 6 }, best: { br: 11, gzip: 9 } };

const MAX_QUEUE = 100;

function compress(encoding: Encoding, level: number, body: Buffer): Promise<Buffer> {
  if (encoding === 'gzip') return gzip(body, { level });
  return brotli(body, {
    params: { [BROTLI_PARAM_QUALITY]: level, [BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

/** Compresses a body quickly; when it is used again, at the best level in the background. */
export class CompressedBodies {
  private readonly bodies: LRUCache<string, Body, Source>;
  private readonly queue = new Map<string, () => Promise<void>>();

  constructor(maxBytes: number) {
    this.bodies = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => bytes.length,
      // A body that is evicted while it is compressed is still sent.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _old, { context: { encoding, body, atBest } }) => ({
        bytes: await compress(encoding, levels[atBest ? 'best' : 'quick'][encoding], body),
        isBest: atBest,
      }),
    });
  }

  /** @param name path and ETag: the same for the same body only */
  async get(
    encoding: Encoding,
    name: string,
    body: Buffer,
    { atBest = false } = {},
  ): Promise<Buffer> {
    const key = `${encoding} ${name}`;
    const known = this.bodies.get(key);
    if (known && !known.isBest) this.improveLater(key, encoding, body);
    const context = { encoding, body, atBest };
    return (known ?? (await this.bodies.forceFetch(key, { context }))).bytes;
  }

  private improveLater(key: string, encoding: Encoding, body: Buffer) {
    if (this.queue.has(key) || this.queue.size >= MAX_QUEUE) return;
    this.queue.set(key, async () => {
      if (!this.bodies.has(key)) return;
      const bytes = await compress(encoding, levels.best[encoding], body);
      this.bodies.set(key, { bytes, isBest: true });
    });
    if (this.queue.size === 1) void this.improveAll();
  }

  private async improveAll() {
    for (const [key, improve] of this.queue) {
      // Without memory for the best level the quick form stays.
      await improve().catch(() => undefined);
      this.queue.delete(key);
    }
  }
}
