import 'server-only';
import { environment } from '@/lib/env';

type Question = { method?: string; headers: HeadersInit; signal: AbortSignal };

/**
 * Asks an accepted origin for one of its files, as it is: uncompressed, and from nowhere else.
 * @param source an address on an accepted origin
 * @throws when the origin cannot be reached, leads elsewhere, or the signal comes first
 */
export function askOrigin(source: URL, { method, headers, signal }: Question): Promise<Response> {
  const asked = new Headers(headers);
  asked.set('accept-encoding', 'identity');
  const { CONTENT_HOST, CONTENT_TOKEN } = environment();
  if (CONTENT_TOKEN && CONTENT_HOST && source.origin === new URL(CONTENT_HOST).origin) {
    asked.set('authorization', `Bearer ${CONTENT_TOKEN}`);
  }
  return fetch(source, { method, headers: asked, redirect: 'error', cache: 'no-store', signal });
}
