import 'server-only';
import { posix } from 'node:path';
import { cachedContent } from '@/lib/content/cache';
import { contract } from '@/lib/content/contract';
import { unwrapRecord } from '@/lib/content/lists';
import { requestJson } from '@/lib/content/request';
import { environment } from '@/lib/env';
import { log } from '@/lib/log';

const { path, schema } = contract.certificatePage;

/** The certificate page. The URL of its document must never leave the server. */
export const getCertificatePage = cachedContent(path, async () => {
  const { title, subtitle, file } = schema.parse(unwrapRecord(await requestJson(path)));
  const document = file && onContentHost(file);
  if (!document) log.warn({ endpoint: path }, 'no document on the content host');
  return { title, subtitle, document };
});

/** undefined for URLs outside of the content host. */
function onContentHost(file: string): string | undefined {
  const { CONTENT_HOST } = environment();
  if (!CONTENT_HOST || !URL.canParse(file, `${CONTENT_HOST}/`)) return undefined;
  const url = new URL(file, `${CONTENT_HOST}/`);
  return url.origin === new URL(CONTENT_HOST).origin && url.pathname !== '/' ? url.href : undefined;
}

/**
 * Whether a URL, however spelt, is that of the locked document. False until its page has been
 * loaded: refusing every possible URL would leave hosts without such a page without pictures.
 */
export async function isCertificateDocument(url: URL): Promise<boolean> {
  const page = await getCertificatePage();
  return page?.document !== undefined && sameFile(url, new URL(page.document));
}

/** Hosts may ignore case, percent-encoding and double slashes, so the comparison does. */
export function sameFile(one: URL, other: URL): boolean {
  return one.origin === other.origin && normalizedPath(one) === normalizedPath(other);
}

function normalizedPath({ pathname }: URL): string {
  const slashes = unescaped(unescaped(pathname)).replace(/[\\/]+/g, '/');
  // Path parameters, and the trailing slash.
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
