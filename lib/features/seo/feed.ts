import type { Metadata } from 'next';
import { postPath } from '@/lib/pages/routes/paths';
import type { Post, SiteSettings } from '@/lib/content/schemas/schemas';
import { addressIn } from '@/lib/pages/address-in';
import type { Page } from '@/lib/pages/page';
import { pageUrl } from './absolute-url';
import { element } from './xml';

export const FEED_PATH = '/blog/feed.xml';

export const withFeed = (metadata: Metadata): Metadata => ({
  ...metadata,
  alternates: {
    ...metadata.alternates,
    types: {
      'application/rss+xml': [{ url: addressIn(FEED_PATH), title: String(metadata.title) }],
    },
  },
});

/** Usual for feeds; readers keep older items. */
const MOST_POSTS = 50;

/** The list of the blog is in the host's order; those without a date stay in it, at the end. */
const newestFirst = (posts: readonly Post[]): Post[] => {
  const time = ({ date }: Post) => (date ? Date.parse(date) : 0);
  return posts.toSorted((one, other) => time(other) - time(one));
};

const itemOf = ({ id, slug, title, summary, author, date, categories }: Post): string =>
  [
    '<item>',
    element('title', title),
    element('link', pageUrl(postPath({ id, slug }))),
    element('guid', pageUrl(postPath({ id }))),
    element('pubDate', date && new Date(date).toUTCString()),
    element('description', summary),
    element('dc:creator', author),
    ...categories.map((category) => element('category', category)),
    '</item>',
  ].join('');

/** RSS 2.0 */
export function blogFeed(
  posts: readonly Post[],
  { title, introduction, seo }: Pick<Page, 'title' | 'introduction' | 'seo'>,
  { name: brand, locale = 'en' }: Partial<Pick<SiteSettings, 'name' | 'locale'>>,
): string {
  const description = seo?.description ?? introduction;
  return [
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', brand ? `${title} | ${brand}` : title),
    element('link', pageUrl('/blog')),
    element('description', description),
    element('language', locale),
    `<atom:link href="${pageUrl(FEED_PATH)}" rel="self" type="application/rss+xml"/>`,
    ...newestFirst(posts).slice(0, MOST_POSTS).map(itemOf),
    '</channel>',
    '</rss>',
  ].join('\n');
}
