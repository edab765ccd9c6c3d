import type { MetadataRoute } from 'next';
import { environment } from '@/lib/platform/env';
import { absoluteUrl } from '@/lib/features/seo/absolute-url';
import { isLeftOutOfSearch } from '@/lib/features/seo/noindex';

/** The public origin is only known at run time. */
export const dynamic = 'force-dynamic';

/** Pages with `noindex` stay crawlable: a crawler must read them to see it. */
export default function robots(): MetadataRoute.Robots {
  if (isLeftOutOfSearch(environment())) return { rules: { userAgent: '*', disallow: '/' } };
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
