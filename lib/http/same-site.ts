import 'server-only';
import { environment } from '@/lib/env';

/**
 * Whether a page of another site sent this. Browsers say so in `Sec-Fetch-Site`, older ones name the
 * page's origin; a program that says neither carries nobody's cookies and may pass.
 */
export function isCrossSite(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site && site !== 'same-origin' && site !== 'none') return true;
  const origin = headers.get('origin');
  if (origin === null) return false;
  // A page that sends no referrer calls its origin `null`, also to itself.
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
