import 'server-only';
import { posix } from 'node:path';
import { cachedContent } from '@/lib/content/cache';
import { contract } from '@/lib/content/contract';
import { unwrapRecord } from '@/lib/content/lists';
import { requestJson } from '@/lib/content/request';
import { environment } from '@/lib/env';
import { log } from '@/lib/log';

const { path, schema } = contract.certificatePage;

/** The certificate page with the address of its document, which must never leave the server. */
export const getCertificatePage = cachedContent(path, async () => {
  const { title, subtitle, file } = schema.parse(unwrapRecord(await requestJson(path)));
  const document = file && onContentHost(file);
  if (!document) log.warn({ endpoint: path }, 'no document on the content host');
  return { title, subtitle, document };
});

/** The document's address; undefined for what stands anywhere but on the content host. */
function onContentHost(file: string): string | undefined {
  const { CONTENT_HOST } = environment();
  if (!CONTENT_HOST || !URL.canParse(file, `${CONTENT_HOST}/`)) return undefined;
  const url = new URL(file, `${CONTENT_HOST}/`);
  return url.origin === new URL(CONTENT_HOST).origin && url.pathname !== '/' ? url.href : undefined;
}

/**
 * Whether an address on a host is that of the locked document, however it is spelt. Before the first
 * copy of its page no address is: to refuse all that it might be would leave a site without pictures
 * where the host has no such page.
 */
export async function isCertificateDocument(url: URL): Promise<boolean> {
  const page = await getCertificatePage();
  return page?.document !== undefined && sameFile(url, new URL(page.document));
}

/** Hosts may forgive capitals, escapes (of slashes and dots, too) and double slashes; so must the comparison. */
export function sameFile(one: URL, other: URL): boolean {
  return one.origin === other.origin && normalizedPath(one) === normalizedPath(other);
}

function normalizedPath({ pathname }: URL): string {
  const slashes = unescaped(unescaped(pathname)).replace(/[\\/]+/g, '/');
  // What a host takes for a parameter of the path, and the slash of a folder.
  const bare = slashes.replace(/;[^/]*/g, '').replace(/\/$/, '');
  return posix.normalize(bare).toLowerCase();
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
