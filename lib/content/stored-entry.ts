import 'server-only';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { globalSingleton } from '@/lib/global-singleton';
import { collectFiles, rememberFiles } from './named-files';
import { paced } from './pace';

/*
 * Next.js escapes the text for every page that reads it: compressed, it is a tenth as long. Items stand
 * in lines of their own, so that others are served while a list is packed and unpacked.
 */

const compress = promisify(gzip);
const decompress = promisify(gunzip);

const parsed = globalSingleton(
  'parsed-entries',
  () => new Map<string, { compressed: string; entry: Promise<unknown> }>(),
);

export async function compressEntry(entry: { value?: unknown; fetched?: number }): Promise<string> {
  const pause = paced();
  const items = Array.isArray(entry.value) ? entry.value : [];
  const lines = [JSON.stringify(items.length > 0 ? { ...entry, value: [] } : entry)];
  for (const item of items) {
    await pause();
    lines.push(JSON.stringify(item));
  }
  return (await compress(lines.join('\n'))).toString('base64');
}

/** The same frozen object for all readers. @throws for what `compressEntry` did not make */
export function readEntry<T>(path: string, compressed: string): Promise<T> {
  const last = parsed.get(path);
  if (last?.compressed === compressed) return last.entry as Promise<T>;
  const entry = parse(path, compressed);
  parsed.set(path, { compressed, entry });
  entry.catch(() => parsed.delete(path));
  return entry as Promise<T>;
}

async function parse(path: string, compressed: string): Promise<unknown> {
  const pause = paced();
  const [first = '', ...lines] = String(await decompress(Buffer.from(compressed, 'base64'))).split(
    '\n',
  );
  const entry = JSON.parse(first) as { value?: unknown };
  const items: unknown[] = [];
  const files = new Set<string>();
  for (const line of lines) {
    await pause();
    const item = deepFreeze(JSON.parse(line));
    collectFiles(item, files);
    items.push(item);
  }
  collectFiles(entry, files);
  rememberFiles(path, files);
  return deepFreeze(items.length > 0 ? { ...entry, value: Object.freeze(items) } : entry);
}

function deepFreeze(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.values(Object.freeze(value)).forEach(deepFreeze);
  }
  return value;
}
