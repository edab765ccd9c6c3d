import { answerWhenLoaded } from '@/lib/content/store/required';
import { pageNumber } from '@/lib/pages/paging';
import { inParts, urlSet } from '@/lib/features/seo/sitemap';
import { sitemapEntries } from '@/lib/features/seo/sitemap-entries';
import { xmlResponse } from '@/lib/features/seo/xml';
import { speaking } from '@/lib/pages/in-language';

type Context = { params: Promise<{ part: string }> };

/** `/sitemap/2.xml`: one part of a sitemap that is too long for one file. */
export const GET = speaking((_: Request, { params }: Context) =>
  answerWhenLoaded(async () => {
    const number = pageNumber((await params).part.replace(/\.xml$/, ''));
    const parts = inParts(await sitemapEntries());
    const entries = number && parts.length > 1 ? parts[number - 1] : undefined;
    if (!entries) return new Response('There is no such sitemap.\n', { status: 404 });
    return xmlResponse(urlSet(entries), 'application/xml');
  }),
);
