import 'server-only';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { globalSingleton } from '@/lib/global-singleton';

/**
 * The copy of an endpoint as Next.js stores it. Next.js reads, measures and escapes a stored text as a
 * whole for every page that asks for it; packed, a list of ten thousand items is a tenth as long and
 * is taken apart once.
 */

const compress = promisify(gzip);
const expand = promisify(gunzip);

/** The copy of each endpoint that was unpacked last. */
const unpacked = globalSingleton(
  'unpacked-copies',
  () => new Map<string, { packed: string; copy: Promise<unknown> }>(),
);

/** @param copy what JSON can say */
export async function pack(copy: unknown): Promise<string> {
  return (await compress(JSON.stringify(copy))).toString('base64');
}

/**
 * Gives the same object to all who ask for the same copy; it cannot be changed.
 * @param path of the endpoint
 * @throws for what was not packed here
 */
export function unpack<T>(path: string, packed: string): Promise<T> {
  const last = unpacked.get(path);
  if (last?.packed === packed) return last.copy as Promise<T>;
  const copy = read(packed);
  unpacked.set(path, { packed, copy });
  // A failure is not kept: the next page tries again.
  copy.catch(() => unpacked.delete(path));
  return copy as Promise<T>;
}

async function read(packed: string): Promise<unknown> {
  const text = await expand(Buffer.from(packed, 'base64'));
  return frozen(JSON.parse(text.toString()));
}

function frozen(value: unknown): unknown {
  if (typeof value === 'object' && value !== null)
    Object.values(Object.freeze(value)).forEach(frozen);
  return value;
}
