import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import * as z from 'zod';
import { splitHead, withHead } from '@/lib/platform/stored-file';
import type { CacheControl, CacheValue } from '../next/cache-types';

const headSchema = z.object({
  /** Of the entry: the path of a page or file. */
  name: z.string(),
  /** What it was made from. */
  tags: z.array(z.string()),
  /** In ms since 1970. */
  stored: z.number(),
  /** Of the body, so that a damaged one is told. */
  hash: z.string(),
});

export type PageHead = z.infer<typeof headSchema>;

/** A page, a file such as the sitemap, or what `unstable_cache` keeps. */
export type StoredPage = Omit<PageHead, 'hash'> & {
  value: CacheValue;
  cacheControl?: CacheControl;
};

const hashOf = (bytes: Buffer): string => createHash('sha1').update(bytes).digest('base64url');

type Value = StoredPage['value'];

/** Bytes: one character beyond Latin-1 doubles the room of a text. */
const packed = (value: Value) =>
  value.kind === 'APP_PAGE' ? { ...value, html: Buffer.from(value.html) } : value;

type Packed = ReturnType<typeof packed>;

const unpacked = (value: Packed) =>
  (value.kind === 'APP_PAGE' ? { ...value, html: String(value.html) } : value) as Value;

/** V8's format keeps the buffers and maps of a page. */
export function encodePage({ name, tags, stored, value, cacheControl }: StoredPage): Buffer {
  const bytes = serialize({ value: packed(value), cacheControl });
  return withHead({ name, tags, stored, hash: hashOf(bytes) } satisfies PageHead, bytes);
}

/** @throws for what is none */
export const readPageHead = (head: unknown): PageHead => headSchema.parse(head);

/** @returns undefined for what is damaged, or was written by another release in another format */
export function decodePage(stored: Buffer): StoredPage | undefined {
  try {
    const { head, bytes } = splitHead(stored);
    const { hash, ...page } = readPageHead(head);
    if (hash !== hashOf(bytes)) return undefined;
    const body = deserialize(bytes) as Pick<StoredPage, 'cacheControl'> & { value: Packed };
    return { ...page, ...body, value: unpacked(body.value) };
  } catch {
    return undefined;
  }
}
