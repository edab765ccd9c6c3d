import 'server-only';
import { createHash } from 'node:crypto';
import { currentName, isRemembered } from '@/lib/content/store/named-files';
import { draftFilePath } from '@/lib/content/preview/draft-files';
import { environment } from '@/lib/platform/env';
import { normalizedPath } from './normalized-path';
import { readsDrafts } from './preview-source';

/** Longer ones are no names of files. */
const MAX_LENGTH = 2_048;

/** Stands for an origin in `/media/…` paths. */
export function originKey(origin: string): string {
  return createHash('sha256').update(origin).digest('hex').slice(0, 8);
}

function mediaOrigins(): string[] {
  const { CONTENT_HOST, MEDIA_HOSTS } = environment();
  return CONTENT_HOST ? [new URL(CONTENT_HOST).origin, ...MEDIA_HOSTS] : MEDIA_HOSTS;
}

function fileUrl(file: string): URL | undefined {
  const { CONTENT_HOST } = environment();
  if (!CONTENT_HOST || file.trim() === '' || file.length > MAX_LENGTH) return undefined;
  // A sign of a name, as in `100%.jpg`, that begins no escape.
  const escaped = file.trim().replace(/%(?![\da-f]{2})/gi, '%25');
  if (!URL.canParse(escaped, `${CONTENT_HOST}/`)) return undefined;
  const url = new URL(escaped, `${CONTENT_HOST}/`);
  return url.pathname === '/' || isEndpoint(url) ? undefined : url;
}

/** An endpoint acts when it is asked: none may pass for a file. */
function isEndpoint(url: URL): boolean {
  const api = new URL(`${environment().CONTENT_HOST}/api/`);
  return (
    url.origin === api.origin && `${normalizedPath(url)}/`.startsWith(`${normalizedPath(api)}/`)
  );
}

/**
 * The site's path for a file of the host: `/media/<origin key>/<path>`. The key keeps the files of two
 * hosts apart in every cache on the way to the visitor.
 * @param file as the host names it: a URL, or a path on the host; `site:/pictures/…` is a file of the
 *   site itself, as the samples name theirs
 * @returns undefined for a file on an origin that is not accepted
 */
export function mediaPath(file: string): string | undefined {
  const own = /^site:(\/pictures\/[\w/-]+\.\w+)$/.exec(file)?.[1];
  if (own) return own;
  const url = fileUrl(file);
  if (!url || !mediaOrigins().includes(url.origin)) return undefined;
  const path = `/media/${originKey(url.origin)}${url.pathname}${url.search}`;
  return readsDrafts() ? pathInPreview(path) : path;
}

/** What visitors have is shown as they see it, in its sizes; all else to whoever may see drafts. */
const pathInPreview = (path: string): string =>
  isRemembered(path) ? path : (currentName(path) ?? draftFilePath(path));

/** The reverse of `mediaPath`, with query; undefined for any other path. */
export function mediaSource(path: string): URL | undefined {
  const [, key = '', pathname = '', search = ''] =
    /^\/media\/([^/]+)(\/[^?]*)(.*)$/.exec(path) ?? [];
  const origin = mediaOrigins().find((candidate) => originKey(candidate) === key);
  if (!origin) return undefined;
  const url = new URL(origin);
  url.pathname = pathname;
  url.search = search;
  return isEndpoint(url) ? undefined : url;
}

export function isOnContentHost({ origin }: URL): boolean {
  const { CONTENT_HOST } = environment();
  return CONTENT_HOST !== undefined && origin === new URL(CONTENT_HOST).origin;
}

/** Undefined for a file on any other origin. */
export function contentHostFile(file: string): string | undefined {
  const url = fileUrl(file);
  return url && isOnContentHost(url) ? url.href : undefined;
}
