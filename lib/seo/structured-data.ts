import { finalPrice } from '@/lib/cart/cart';
import type { Post, Product, Service } from '@/lib/content/schemas';
import type { FaqGroup } from '@/lib/content/company-schemas';
import type { Review } from '@/lib/content/people-schemas';
import type { FreePage } from '@/lib/pages/free-pages';
import { ratingOf } from '@/lib/shop/reviews';
import { postPath, productPath, servicePath } from '@/lib/routes/paths';
import { currentFormats } from '@/lib/text/formats';
import { absoluteUrl } from './absolute-url';
import type { Thing } from './thing';

/** The last step is the page itself and has no URL. */
export const breadcrumbList = (steps: readonly { name: string; href?: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: href && absoluteUrl(href),
  })),
});

export const service = ({ id, slug, title, summary, picture, images }: Service): Thing => ({
  '@type': 'Service',
  name: title,
  description: summary,
  url: absoluteUrl(servicePath({ id, slug })),
  image: pictureUrls([picture, ...images]),
});

/** @returns undefined without a price: schema.org requires an offer */
export function product(
  { id, slug, title, summary, picture, sku, category, ...prices }: Product,
  reviews: readonly Review[],
) {
  const price = finalPrice(prices);
  if (price === undefined) return undefined;
  const url = absoluteUrl(productPath({ id, slug }));
  // Only what was said of this very product may be told to search engines.
  const own = reviews.filter((review) => review.product === id);
  return {
    '@type': 'Product',
    name: title,
    description: summary,
    url,
    image: pictureUrls([picture]),
    sku,
    category,
    aggregateRating:
      own.length > 0
        ? { '@type': 'AggregateRating', ratingValue: ratingOf(own), reviewCount: own.length }
        : undefined,
    offers: {
      '@type': 'Offer',
      url,
      price: price.toFixed(2),
      priceCurrency: currentFormats().currency,
    },
  } satisfies Thing;
}

export const article = ({ id, slug, title, summary, picture, ...post }: Post): Thing => ({
  '@type': 'Article',
  headline: title,
  description: summary,
  url: absoluteUrl(postPath({ id, slug })),
  mainEntityOfPage: absoluteUrl(postPath({ id, slug })),
  image: pictureUrls([picture]),
  datePublished: post.date,
  dateModified: post.updatedAt ?? post.date,
  author: post.author && { '@type': 'Person', name: post.author },
  articleSection: post.categories.length > 0 ? post.categories : undefined,
});

export const webPage = ({ path, name, introduction, picture, updatedAt }: FreePage): Thing => ({
  '@type': 'WebPage',
  name,
  description: introduction,
  url: absoluteUrl(path),
  image: pictureUrls([picture]),
  dateModified: updatedAt,
});

export const faqPage = (lists: readonly Pick<FaqGroup, 'entries'>[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: lists.flatMap(({ entries }) =>
    entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  ),
});

function pictureUrls(pictures: readonly ({ src: string } | undefined)[]) {
  const urls = pictures.flatMap((picture) => (picture ? [absoluteUrl(picture.src)] : []));
  return urls.length > 0 ? [...new Set(urls)] : undefined;
}
