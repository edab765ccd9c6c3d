import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/seo/absolute-url';

/** The public origin is only known at run time. */
export const dynamic = 'force-dynamic';

/** Pages with `noindex` stay crawlable: a crawler must read them to see it. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
