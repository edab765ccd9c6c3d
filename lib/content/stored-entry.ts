import 'server-only';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { globalSingleton } from '@/lib/global-singleton';

/*
 * Next.js reads, measures and escapes a stored text as a whole for every page that asks for it.
 * Compressed, a list of ten thousand items is a tenth as long, and it is parsed once.
 */

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** The entry of each endpoint that was parsed last. */
const parsed = globalSingleton(
  'parsed-entries',
  () => new Map<string, { compressed: string; entry: Promise<unknown> }>(),
);

/** @param entry what JSON can express */
export async function compressEntry(entry: unknown): Promise<string> {
  return (await compress(JSON.stringify(entry))).toString('base64');
}

/**
 * Returns the same frozen object to all who read the same entry.
 * @param path of the endpoint
 * @throws for what `compressEntry` did not make
 */
export function readEntry<T>(path: string, compressed: string): Promise<T> {
  const last = parsed.get(path);
  if (last?.compressed === compressed) return last.entry as Promise<T>;
  const entry = parse(compressed);
  parsed.set(path, { compressed, entry });
  entry.catch(() => parsed.delete(path));
  return entry as Promise<T>;
}

async function parse(compressed: string): Promise<unknown> {
  const text = await decompress(Buffer.from(compressed, 'base64'));
  return deepFreeze(JSON.parse(text.toString()));
}

function deepFreeze(value: unknown): unknown {
  if (typeof value === 'object' && value !== null) {
    Object.values(Object.freeze(value)).forEach(deepFreeze);
  }
  return value;
}
