import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip';

/** A style sheet or script of the build, a page that is kept, or what is sent a single time. */
export type Kind = 'asset' | 'page' | 'once';

type Source = { encoding: Encoding; kind: Kind; make: () => Buffer };

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
const gzip = promisify<Buffer, zlib.ZlibOptions, Buffer>(zlib.gzip);
const brotli = promisify<Buffer, zlib.BrotliOptions, Buffer>(zlib.brotliCompress);

/** Brotli takes 5 ms for a page at level 5, 60 at 10, which makes it a tenth smaller, and 170 at 11. */
const levels: Record<Kind, Record<Encoding, number>> = {
  asset: { br: 11, gzip: 9 },
  page: { br: 10, gzip: 9 },
  once: { br: 5, gzip: 6 },
};

export function compress(encoding: Encoding, kind: Kind, body: Buffer): Promise<Buffer> {
  const level = levels[kind][encoding];
  if (encoding === 'gzip') return gzip(body, { level });
  return brotli(body, {
    params: { [BROTLI_PARAM_QUALITY]: level, [BROTLI_PARAM_SIZE_HINT]: body.length },
  });
}

/** Bodies that are sent again and again, each compressed once. */
export class CompressedBodies {
  private readonly bodies: LRUCache<string, Buffer, Source>;

  constructor(maxBytes: number) {
    this.bodies = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ length }) => length,
      // A body that is evicted while it is compressed is still sent.
      ignoreFetchAbort: true,
      fetchMethod: (_key, _old, { context }) =>
        compress(context.encoding, context.kind, context.make()),
    });
  }

  /**
   * @param name path and ETag: the same for the same body only
   * @param source its body is made where it is not known yet
   */
  get(name: string, source: Source): Promise<Buffer> {
    return this.bodies.forceFetch(`${source.encoding} ${name}`, { context: source });
  }
}
