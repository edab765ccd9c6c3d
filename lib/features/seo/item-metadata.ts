import type { Metadata } from 'next';
import { siteWords } from '@/lib/content/words/site-words';
import { fill } from '@/words/format';
import type { Template } from '@/words/messages';
import type { Seo } from '@/lib/content/schemas/fields';
import type { Post, Product, Service } from '@/lib/content/schemas/schemas';
import type { FreePage } from '@/lib/pages/free-pages';
import { postPath, productPath, servicePath } from '@/lib/pages/routes/paths';
import { describePage, descriptionOf } from './describe-page';

type Described = { title: string; summary?: string; seo?: Seo };

/** The item's own words for search engines, or its title and summary. */
const describeItem = (
  { title, summary, seo }: Described,
  fallback: Template<'name'>,
  page: Pick<Parameters<typeof describePage>[0], 'path' | 'article'>,
): Metadata => ({
  ...describePage({
    title: seo?.title ?? title,
    description: descriptionOf(seo?.description ?? summary, fill(fallback, { name: title })),
    image: seo?.image,
    ...page,
  }),
  ...(seo?.noindex && { robots: { index: false } }),
});

export const productMetadata = (product: Product): Metadata =>
  describeItem(product, siteWords().seo.product, {
    path: productPath(product),
  });

export const serviceMetadata = (service: Service): Metadata =>
  describeItem(service, siteWords().seo.service, {
    path: servicePath(service),
  });

export const postMetadata = (post: Post): Metadata =>
  describeItem(post, siteWords().seo.article, {
    path: postPath(post),
    article: {
      publishedTime: post.date,
      modifiedTime: post.updatedAt,
      authors: post.author ? [post.author] : undefined,
    },
  });

export const freePageMetadata = ({ path, name, introduction, seo }: FreePage): Metadata =>
  describeItem({ title: name, summary: introduction, seo }, siteWords().seo.ownPage, { path });
