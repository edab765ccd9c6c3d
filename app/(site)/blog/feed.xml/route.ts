import { getPosts, getSiteSettings } from '@/lib/content/endpoints';
import { answerWhenLoaded, requireContent } from '@/lib/content/required';
import { getPage } from '@/lib/pages/page';
import { blogFeed } from '@/lib/features/seo/feed';
import { xmlResponse } from '@/lib/features/seo/xml';
import { words } from '@/words/words';

/** Stored like a page and revalidated with the content it is made from. */
export const dynamic = 'force-static';

export const GET = (): Promise<Response> =>
  answerWhenLoaded(async () => {
    const [posts, settings, page] = await Promise.all([
      getPosts(),
      getSiteSettings(),
      getPage('/blog'),
    ]);
    if (!page) return new Response(`${words(settings?.locale).errors.noBlog}\n`, { status: 404 });
    requireContent(posts !== undefined, 'posts');
    return xmlResponse(blogFeed(posts ?? [], page, settings ?? {}), 'application/rss+xml');
  });
