import { answerWhenLoaded } from '@/lib/content/store/required';
import { inParts, sitemapIndex, urlSet } from '@/lib/features/seo/sitemap';
import { sitemapEntries } from '@/lib/features/seo/sitemap-entries';
import { xmlResponse } from '@/lib/features/seo/xml';
import { speaking } from '@/lib/pages/in-language';

/** Stored like a page and revalidated with the content it is made from. */
export const dynamic = 'force-static';

export const GET = speaking(() =>
  answerWhenLoaded(async () => {
    const parts = inParts(await sitemapEntries());
    const body = parts.length > 1 ? sitemapIndex(parts.length) : urlSet(parts[0] ?? []);
    return xmlResponse(body, 'application/xml');
  }),
);
