import 'server-only';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { globalSingleton } from '@/lib/global-singleton';
import { forgetItems } from './known-items';
import { collectFiles, rememberFiles } from './named-files';
import { paced } from './pace';
import { sharedTexts } from './shared-texts';

/*
 * Next.js escapes the text for every page that reads it: compressed, it is a tenth as long. Items stand
 * in lines of their own, so that others are served while a list is packed and unpacked.
 */

const compress = promisify(gzip);
const decompress = promisify(gunzip);

type Entry = { value?: unknown };

/** Items that are compressed for themselves, so that those that stay are not compressed again. */
type Block = { items: readonly unknown[]; packed: Buffer; files: ReadonlySet<string> };
const BLOCK_ITEMS = 100;
const blocks = globalSingleton('packed-blocks', () => new Map<string, Block[]>());

type Known = { compressed: string; entry: Promise<unknown> };
type Made = Known & { files: ReadonlySet<string> };
/** What was read last of each endpoint. */
const parsed = globalSingleton('parsed-entries', () => new Map<string, Known>());
/** What was compressed here and nobody has read yet. */
const made = globalSingleton('made-entries', () => new Map<string, Made>());

/** Freezes the items of a list: readers in this process get the same objects. */
export async function compressEntry(path: string, entry: Entry): Promise<string> {
  const items: unknown[] = Array.isArray(entry.value) ? entry.value : [];
  const current = await packBlocks(items, blocks.get(path) ?? []);
  blocks.set(path, current);
  const isList = items.length > 0;
  const first = await compress(JSON.stringify(isList ? { ...entry, value: [] } : entry));
  const packed = [first, ...current.map((block) => block.packed)];
  const compressed = Buffer.concat(packed).toString('base64');
  if (isList && parsed.get(path)?.compressed !== compressed) {
    const value = Object.freeze(current.flatMap((block) => block.items));
    made.set(path, {
      compressed,
      entry: Promise.resolve(Object.freeze({ ...entry, value })),
      files: new Set(current.flatMap((block) => [...block.files])),
    });
  }
  return compressed;
}

async function packBlocks(items: unknown[], last: Block[]): Promise<Block[]> {
  const pause = paced();
  const packed: Block[] = [];
  for (let start = 0; start < items.length; start += BLOCK_ITEMS) {
    const part = items.slice(start, start + BLOCK_ITEMS);
    const before = last[packed.length];
    packed.push(before && isSame(before.items, part) ? before : await packBlock(part, pause));
  }
  return packed;
}

const isSame = (one: readonly unknown[], other: readonly unknown[]): boolean =>
  one.length === other.length && one.every((item, index) => item === other[index]);

async function packBlock(items: unknown[], pause: ReturnType<typeof paced>): Promise<Block> {
  const files = new Set<string>();
  let lines = '';
  for (const item of items) {
    await pause();
    collectFiles(deepFreeze(item), files);
    lines += `\n${JSON.stringify(item)}`;
  }
  return { items, packed: await compress(lines), files };
}

/** The same frozen object for all readers. @throws for what `compressEntry` did not make */
export function readEntry<T>(path: string, compressed: string): Promise<T> {
  const last = parsed.get(path);
  if (last?.compressed === compressed) return last.entry as Promise<T>;
  const own = made.get(path);
  if (own?.compressed === compressed) {
    made.delete(path);
    rememberFiles(path, own.files);
    parsed.set(path, { compressed, entry: own.entry });
    return own.entry as Promise<T>;
  }
  const entry = parse(path, compressed);
  parsed.set(path, { compressed, entry });
  entry.catch(() => parsed.delete(path));
  return entry as Promise<T>;
}

async function parse(path: string, compressed: string): Promise<unknown> {
  forgetItems(path);
  blocks.delete(path);
  const pause = paced();
  const [first = '', ...lines] = String(await decompress(Buffer.from(compressed, 'base64'))).split(
    '\n',
  );
  const entry = JSON.parse(first) as Entry;
  const items: unknown[] = [];
  const files = new Set<string>();
  const share = sharedTexts();
  for (const line of lines) {
    await pause();
    const item = deepFreeze(share(JSON.parse(line)));
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
