import { getPosts, getSiteSettings } from '@/lib/content/endpoints';
import { requireContent } from '@/lib/content/required';
import { blogFeed } from '@/lib/seo/feed';
import { xmlResponse } from '@/lib/seo/xml';

/** Stored like a page and revalidated with the content it is made from. */
export const dynamic = 'force-static';

export async function GET(): Promise<Response> {
  const [posts, settings] = await Promise.all([getPosts(), getSiteSettings()]);
  requireContent(posts !== undefined, 'posts');
  return xmlResponse(blogFeed(posts ?? [], settings?.name), 'application/rss+xml');
}
