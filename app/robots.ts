import type { MetadataRoute } from 'next';
import { absoluteUrl } from '@/lib/seo/absolute-url';

/** Names the public origin, which is known only where the site runs. */
export const dynamic = 'force-dynamic';

/** Pages that stay out of the index are open too: only who may read them sees that they say so. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/', disallow: '/api/' },
    sitemap: absoluteUrl('/sitemap.xml'),
  };
}
