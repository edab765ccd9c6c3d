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

/** The page of this site that a request comes from, as far as the browser names it. */
export function sameSiteReferrer(headers: Headers): URL | undefined {
  const referrer = headers.get('referer') ?? '';
  if (!URL.canParse(referrer)) return undefined;
  const url = new URL(referrer);
  return url.host === headers.get('host') ? url : undefined;
}

function hostOf(origin: string): string | undefined {
  try {
    return new URL(origin).host;
  } catch {
    return undefined;
  }
}
