import type { Environment } from '@/lib/platform/env';

/** The first part of the host name, as in staging.example.com and staging-2.example.com. */
const STAGING_HOST = /^(staging|stage|preview|test|dev)(-[^.]*)?\./;

/** Whether search engines are asked to leave out the whole site. */
export function isLeftOutOfSearch({
  NOINDEX,
  SITE_URL,
}: Pick<Environment, 'NOINDEX' | 'SITE_URL'>): boolean {
  return NOINDEX ? NOINDEX === 'on' : STAGING_HOST.test(new URL(SITE_URL).hostname);
}
