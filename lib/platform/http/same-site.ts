import 'server-only';
import { environment } from '@/lib/platform/env';

/** Older browsers send only `Origin`; a client that sends neither has nobody's cookies. */
export function isCrossSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site && site !== 'same-origin' && site !== 'none') return true;
  const origin = headers.get('origin');
  if (origin === null) return false;
  // A page with `no-referrer` sends the origin `null`, even to its own site.
  if (origin === 'null') return site !== 'same-origin';
  return origin !== environment().SITE_URL && hostOf(origin) !== headers.get('host');
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
