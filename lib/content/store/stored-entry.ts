import 'server-only';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { forgetItems } from './known-items';
import { collectFiles } from './named-files';
import { yielder } from '@/lib/platform/yielder';
import { sharedTexts } from './shared-texts';

/*
 * Items stand in lines of their own, so that others are served while a list is packed and unpacked.
 */

const compress = promisify(gzip);
const decompress = promisify(gunzip);

/** Content as all readers in this process get it, frozen, with the files that it names. */
export type Unpacked = { value: unknown; files: ReadonlySet<string> };

/** `version` is a hash of the value, not of the bytes, which differ between builds of zlib. */
export type Packed = Unpacked & { version: string; bytes: Buffer };

/** Items that are compressed for themselves, so that those that stay are not compressed again. */
type Block = {
  items: readonly unknown[];
  bytes: Buffer;
  hash: string;
  files: ReadonlySet<string>;
};
const BLOCK_ITEMS = 100;
const blocks = new Map<string, Block[]>();

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 16);

export async function packEntry(path: string, value: unknown): Promise<Packed> {
  const items: unknown[] = Array.isArray(value) ? value : [];
  const current = await packBlocks(items, blocks.get(path) ?? []);
  blocks.set(path, current);
  const first = JSON.stringify({ value: items.length > 0 ? [] : value });
  const packed = [await compress(first), ...current.map(({ bytes }) => bytes)];
  const own = items.length > 0 ? undefined : deepFreeze(JSON.parse(first));
  const files = new Set(current.flatMap((block) => [...block.files]));
  collectFiles(own, files);
  return {
    version: hashOf([first, ...current.map(({ hash }) => hash)].join('\n')),
    bytes: Buffer.concat(packed),
    value: own ? (own as { value: unknown }).value : Object.freeze([...items]),
    files,
  };
}

async function packBlocks(items: unknown[], last: Block[]): Promise<Block[]> {
  const pause = yielder();
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

async function packBlock(items: unknown[], pause: ReturnType<typeof yielder>): Promise<Block> {
  const files = new Set<string>();
  let lines = '';
  for (const item of items) {
    await pause();
    collectFiles(deepFreeze(item), files);
    lines += `\n${JSON.stringify(item)}`;
  }
  return { items, bytes: await compress(lines), hash: hashOf(lines), files };
}

/** @throws for what `packEntry` did not make */
export async function unpackEntry(path: string, bytes: Buffer): Promise<Unpacked> {
  forgetItems(path);
  blocks.delete(path);
  const pause = yielder();
  const [first = '', ...lines] = String(await decompress(bytes)).split('\n');
  const { value } = deepFreeze(JSON.parse(first)) as { value: unknown };
  const items: unknown[] = [];
  const files = new Set<string>();
  const share = sharedTexts();
  for (const line of lines) {
    await pause();
    const item = deepFreeze(share(JSON.parse(line)));
    collectFiles(item, files);
    items.push(item);
  }
  collectFiles(value, files);
  return { value: items.length > 0 ? Object.freeze(items) : value, files };
}

function deepFreeze(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.values(Object.freeze(value)).forEach(deepFreeze);
  }
  return value;
}
