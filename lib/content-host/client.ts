import 'server-only';
import { environment } from '@/lib/env';

type HostRequest = { method?: string; headers?: HeadersInit; body?: string; signal: AbortSignal };

/**
 * Every request to a host goes through here: only the content host sees the token.
 * @throws what fetch throws: unreachable, redirected or aborted
 */
export function requestHost(url: string | URL, { headers, ...init }: HostRequest) {
  const allHeaders = new Headers(headers);
  const { CONTENT_HOST, CONTENT_TOKEN } = environment();
  if (CONTENT_TOKEN && CONTENT_HOST && new URL(url).origin === new URL(CONTENT_HOST).origin) {
    allHeaders.set('authorization', `Bearer ${CONTENT_TOKEN}`);
  }
  return fetch(url, { ...init, headers: allHeaders, redirect: 'error', cache: 'no-store' });
}

/** Uncompressed, so that length and ranges can be passed on. */
export function requestFile(url: URL, { headers, ...init }: HostRequest) {
  const allHeaders = new Headers(headers);
  allHeaders.set('accept-encoding', 'identity');
  return requestHost(url, { ...init, headers: allHeaders });
}
