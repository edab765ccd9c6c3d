import { finalPrice } from '@/lib/cart/cart';
import type { Post, Product, Service } from '@/lib/content/schemas';
import type { FaqList } from '@/lib/demo-data/faq';
import { postAddress, productAddress, serviceAddress } from '@/lib/routes/paths';
import { fullAddress } from './absolute-url';

/** One thing in the words of schema.org; what is undefined is left out of the page. */
export type Thing = { '@type': string; [property: string]: unknown };

/** Where a page stands: the last step is the page itself and needs no address. */
export const breadcrumbList = (steps: readonly { name: string; href?: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: href && fullAddress(href),
  })),
});

export const service = ({ id, title, summary, picture, images }: Service): Thing => ({
  '@type': 'Service',
  name: title,
  description: summary,
  url: fullAddress(serviceAddress(id)),
  image: pictureAddresses([picture, ...images]),
});

/** @returns undefined for a product without a price: the word needs an offer */
export function product({ id, title, summary, picture, sku, category, ...prices }: Product) {
  const price = finalPrice(prices);
  if (price === undefined) return undefined;
  const url = fullAddress(productAddress(id));
  return {
    '@type': 'Product',
    name: title,
    description: summary,
    url,
    image: pictureAddresses([picture]),
    sku,
    category,
    offers: { '@type': 'Offer', url, price: price.toFixed(2), priceCurrency: 'USD' },
  } satisfies Thing;
}

export const article = ({ id, title, summary, picture, ...post }: Post): Thing => ({
  '@type': 'Article',
  headline: title,
  description: summary,
  url: fullAddress(postAddress(id)),
  mainEntityOfPage: fullAddress(postAddress(id)),
  image: pictureAddresses([picture]),
  datePublished: post.date,
  dateModified: post.updatedAt ?? post.date,
  author: post.author && { '@type': 'Person', name: post.author },
  articleSection: post.categories.length > 0 ? post.categories : undefined,
});

export const faqPage = (lists: readonly FaqList[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: lists.flatMap(({ entries }) =>
    entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  ),
});

function pictureAddresses(pictures: readonly ({ src: string } | undefined)[]) {
  const addresses = pictures.flatMap((picture) => (picture ? [fullAddress(picture.src)] : []));
  return addresses.length > 0 ? [...new Set(addresses)] : undefined;
}
