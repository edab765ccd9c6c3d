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
  return send(url, { ...init, headers: allHeaders });
}

/** Uncompressed, so that length and ranges can be passed on; with the token only if the file is `locked`. */
export function requestFile(
  url: URL,
  { headers, locked, ...init }: HostRequest & { locked?: boolean },
) {
  const allHeaders = new Headers(headers);
  allHeaders.set('accept-encoding', 'identity');
  return (locked ? requestHost : send)(url, { ...init, headers: allHeaders });
}

const send = (url: string | URL, init: HostRequest) =>
  fetch(url, { ...init, redirect: 'error', cache: 'no-store' });
