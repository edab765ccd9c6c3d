import 'server-only';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { globalSingleton } from '@/lib/global-singleton';

/* Next.js escapes the text for every page that reads it: compressed, it is a tenth as long. */

const compress = promisify(gzip);
const decompress = promisify(gunzip);

const parsed = globalSingleton(
  'parsed-entries',
  () => new Map<string, { compressed: string; entry: Promise<unknown> }>(),
);

export async function compressEntry(entry: unknown): Promise<string> {
  return (await compress(JSON.stringify(entry))).toString('base64');
}

/** The same frozen object for all readers. @throws for what `compressEntry` did not make */
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
