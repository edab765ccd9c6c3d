import 'server-only';
import { environment } from '@/lib/platform/env';
import { previewSource } from './preview-source';

type HostRequest = {
  method?: string;
  headers?: HeadersInit;
  body?: string | ReadableStream<Uint8Array>;
  signal: AbortSignal;
};

/**
 * Every request to a host goes through here: only the content host sees the token, only the editor that
 * of previews.
 * @throws what fetch throws: unreachable, redirected or aborted
 */
export function requestHost(url: string | URL, { headers, ...init }: HostRequest) {
  const allHeaders = new Headers(headers);
  const { CONTENT_HOST, CONTENT_TOKEN } = environment();
  const preview = previewSource();
  if (preview) {
    allHeaders.set('authorization', `Bearer ${preview.token}`);
  } else if (CONTENT_TOKEN && CONTENT_HOST && isSameOrigin(url, CONTENT_HOST)) {
    allHeaders.set('authorization', `Bearer ${CONTENT_TOKEN}`);
  }
  return send(url, { ...init, headers: allHeaders });
}

const isSameOrigin = (url: string | URL, host: string): boolean =>
  new URL(url).origin === new URL(host).origin;

/** Uncompressed, so that length and ranges can be passed on; with the token only if the file is `locked`. */
export function requestFile(
  url: URL,
  { headers, locked, ...init }: HostRequest & { locked?: boolean },
) {
  const allHeaders = new Headers(headers);
  allHeaders.set('accept-encoding', 'identity');
  return (locked ? requestHost : send)(url, { ...init, headers: allHeaders });
}

/** A body that is made while it is sent needs `duplex`, which the types do not know. */
const send = (url: string | URL, init: HostRequest) =>
  fetch(url, { ...init, ...{ duplex: 'half' }, redirect: 'error', cache: 'no-store' });
