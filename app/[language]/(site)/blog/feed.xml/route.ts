import { getPosts, getSiteSettings } from '@/lib/content/store/endpoints';
import { loadWords } from '@/lib/content/words/load-words';
import { answerWhenLoaded, requireContent } from '@/lib/content/store/required';
import { speaking } from '@/lib/pages/in-language';
import { getPage } from '@/lib/pages/page';
import { blogFeed } from '@/lib/features/seo/feed';
import { xmlResponse } from '@/lib/features/seo/xml';

/** Stored like a page and revalidated with the content it is made from. */
export const dynamic = 'force-static';
export const generateStaticParams = () => [];

export const GET = speaking(() =>
  answerWhenLoaded(async () => {
    const [posts, settings, page, words] = await Promise.all([
      getPosts(),
      getSiteSettings(),
      getPage('/blog'),
      loadWords(),
    ]);
    if (!page) return new Response(`${words.errors.noBlog}\n`, { status: 404 });
    requireContent(posts !== undefined, 'posts');
    const introduction = page.introduction ?? words.pages['/blog'].description;
    const feed = blogFeed(posts ?? [], { ...page, introduction }, settings ?? {});
    return xmlResponse(feed, 'application/rss+xml');
  }),
);
