import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip';

type Body = { bytes: Buffer; best: boolean };
type Source = { encoding: Encoding; body: Buffer; patient: boolean };

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);
const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);

/** A visitor waits for the quick level; the best one takes up to a second for a long page. */
const levels = { quick: { br: 5, gzip: 6 }, best: { br: 11, gzip: 9 } };

/** How many bodies may wait for their best form; the others ask again when they are next used. */
const MOST_WAITING = 100;

function compress(encoding: Encoding, level: number, body: Buffer): Promise<Buffer> {
  if (encoding === 'gzip') return gzip(body, { level });
  return brotli(body, {
    params: { [BROTLI_PARAM_QUALITY]: level, [BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

/**
 * Compresses each body once: quickly for the first visitor, and as small as it gets, one body at a
 * time, for those who come after the second.
 */
export class CompressedBodies {
  private readonly bodies: LRUCache<string, Body, Source>;
  private readonly waiting = new Map<string, () => Promise<void>>();

  /** @param maxSize how many bytes of compressed bodies are kept */
  constructor(maxSize: number) {
    this.bodies = new LRUCache({
      maxSize,
      sizeCalculation: ({ bytes }) => bytes.length,
      // Dropped or replaced while it is made: its visitor still gets it.
      ignoreFetchAbort: true,
      fetchMethod: async (_key, _old, { context: { encoding, body, patient } }) => ({
        bytes: await compress(encoding, levels[patient ? 'best' : 'quick'][encoding], body),
        best: patient,
      }),
    });
  }

  /**
   * The compressed form of a body.
   * @param name the same for the same body only: address and ETag
   * @param patient worth waiting for the best level at once
   */
  async get(
    encoding: Encoding,
    name: string,
    body: Buffer,
    { patient = false } = {},
  ): Promise<Buffer> {
    const key = `${encoding} ${name}`;
    const known = this.bodies.get(key);
    if (known && !known.best) this.improveLater(key, encoding, body);
    const context = { encoding, body, patient };
    return (known ?? (await this.bodies.forceFetch(key, { context }))).bytes;
  }

  private improveLater(key: string, encoding: Encoding, body: Buffer) {
    if (this.waiting.has(key) || this.waiting.size >= MOST_WAITING) return;
    this.waiting.set(key, async () => {
      if (!this.bodies.has(key)) return;
      this.bodies.set(key, {
        bytes: await compress(encoding, levels.best[encoding], body),
        best: true,
      });
    });
    if (this.waiting.size === 1) void this.improveAll();
  }

  private async improveAll() {
    for (const [key, improve] of this.waiting) {
      // Where there is no memory for it, the quick form does.
      await improve().catch(() => undefined);
      this.waiting.delete(key);
    }
  }
}
