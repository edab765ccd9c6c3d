import type { Metadata } from 'next';
import type { Post, Product, Service } from '@/lib/content/schemas';
import type { FreePage } from '@/lib/pages/free-pages';
import { postPath, productPath, servicePath } from '@/lib/routes/paths';
import { describePage, descriptionOf } from './describe-page';

type Described = { title: string; summary?: string };

const textsOf = ({ title, summary }: Described, fallback: string) => ({
  title,
  description: descriptionOf(summary, `${title}: ${fallback}`),
});

export const productMetadata = (product: Product): Metadata =>
  describePage({
    ...textsOf(product, 'pictures, specification, price and reviews of this standard part.'),
    path: productPath(product.id),
  });

export const serviceMetadata = (service: Service): Metadata =>
  describePage({
    ...textsOf(service, 'how we do it, its limits and its lead times, with pictures.'),
    path: servicePath(service.id),
  });

export const postMetadata = (post: Post): Metadata =>
  describePage({
    ...textsOf(post, 'an article from our blog about what we make and how.'),
    path: postPath(post.id),
    article: {
      publishedTime: post.date,
      modifiedTime: post.updatedAt,
      authors: post.author ? [post.author] : undefined,
    },
  });

export function freePageMetadata({ path, name, introduction, seo }: FreePage): Metadata {
  const title = seo?.title ?? name;
  const described = { title, summary: seo?.description ?? introduction };
  return {
    ...describePage({
      ...textsOf(described, 'what there is to know about it, on one page.'),
      path,
      image: seo?.image,
    }),
    ...(seo?.noindex && { robots: { index: false } }),
  };
}
