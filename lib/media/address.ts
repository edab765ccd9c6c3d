import 'server-only';
import { createHash } from 'node:crypto';
import { environment } from '@/lib/env';

/** Eight hex digits that stand for an origin in our own `/media/…` addresses. */
export function originKey(origin: string): string {
  return createHash('sha256').update(origin).digest('hex').slice(0, 8);
}

/** The origins that media may come from, the content host first. */
function mediaOrigins(): string[] {
  const { CONTENT_HOST, MEDIA_HOSTS } = environment();
  return CONTENT_HOST ? [new URL(CONTENT_HOST).origin, ...MEDIA_HOSTS] : MEDIA_HOSTS;
}

/**
 * Our own address for a file of the host: `/media/<origin key>/<path>`.
 * The key keeps the pictures of two hosts apart, in every cache between here and the visitor.
 * @param address as the host gave it: absolute, or a path on the host
 * @returns undefined for what does not stand on an accepted origin
 */
export function mediaAddress(address: string): string | undefined {
  const { CONTENT_HOST } = environment();
  if (!CONTENT_HOST || address.trim() === '') return undefined;
  let url: URL;
  try {
    url = new URL(address.trim(), `${CONTENT_HOST}/`);
  } catch {
    return undefined;
  }
  if (!mediaOrigins().includes(url.origin) || url.pathname === '/') return undefined;
  return `/media/${originKey(url.origin)}${url.pathname}${url.search}`;
}

/**
 * The reverse of `mediaAddress`.
 * @param address our own, with its search
 * @returns undefined for what is no such address, or whose key stands for no accepted origin
 */
export function mediaSource(address: string): URL | undefined {
  const [, key = '', pathname = '', search = ''] =
    /^\/media\/([^/]+)(\/[^?]*)(.*)$/.exec(address) ?? [];
  const origin = mediaOrigins().find((candidate) => originKey(candidate) === key);
  if (!origin) return undefined;
  const url = new URL(origin);
  url.pathname = pathname;
  url.search = search;
  return url;
}
