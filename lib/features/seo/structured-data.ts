import { exactPrice } from '@/contract/formats/price';
import { finalPrice } from '@/lib/features/cart/cart';
import { isOwnFact } from '@/lib/content/schemas/fields';
import type { Post, Product, Service } from '@/lib/content/schemas/schemas';
import type { FaqGroup } from '@/lib/content/schemas/company-schemas';
import type { Review } from '@/lib/content/schemas/people-schemas';
import type { FreePage } from '@/lib/pages/free-pages';
import { ownRating } from '@/lib/features/shop/reviews';
import { materialOf, weightOf } from '@/lib/features/shop/product-facts';
import { postPath, productPath, servicePath } from '@/lib/pages/routes/paths';
import type { Formats } from '@/words/formats';
import type { SiteDocument } from '@/lib/features/documents/documents-of';
import { absoluteUrl, pageUrl } from './absolute-url';
import { digitalDocuments } from './documents';
import type { Thing } from './thing';

/** The last step is the page itself and has no URL. */
export const breadcrumbList = (steps: readonly { name: string; href?: string }[]): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, href }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: href && pageUrl(href),
  })),
});

/**
 * @param hasSearch whether search engines may offer the site's own search
 * @param locale of the company
 */
export const webSite = (name: string | undefined, hasSearch: boolean, locale?: string): Thing => ({
  '@type': 'WebSite',
  name: name ?? new URL(absoluteUrl('/')).hostname,
  url: pageUrl('/'),
  inLanguage: locale,
  potentialAction: hasSearch
    ? {
        '@type': 'SearchAction',
        target: `${pageUrl('/search')}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      }
    : undefined,
});

const someOf = <T>(list: readonly T[]) => (list.length > 0 ? list : undefined);

/** @param documents of the service */
export const service = (item: Service, documents: readonly SiteDocument[] = []): Thing => ({
  '@type': 'Service',
  name: item.title,
  description: item.summary,
  url: pageUrl(servicePath(item)),
  image: pictureUrls([item.picture, ...item.images]),
  subjectOf: someOf(digitalDocuments(documents)),
});

/**
 * @param formats of the company, in which prices and facts are written
 * @param more brand: the company's name; documents: those of the product
 * @returns undefined without a price: schema.org requires an offer
 */
export function product(
  item: Product,
  reviews: readonly Review[],
  formats: Formats,
  { brand, documents = [] }: { brand?: string; documents?: readonly SiteDocument[] } = {},
) {
  const { id, slug, title, summary, picture, sku, category, specifications } = item;
  const { country_of_origin, ...prices } = item;
  const price = finalPrice(prices);
  if (price === undefined) return undefined;
  const url = pageUrl(productPath({ id, slug }));
  const rating = ownRating({ id }, reviews);
  const kilograms = weightOf({ specifications }, formats);
  return {
    '@type': 'Product',
    name: title,
    description: summary,
    url,
    image: pictureUrls([picture]),
    sku,
    category,
    brand: brand && { '@type': 'Brand', name: brand },
    material: materialOf({ specifications: specifications.filter(isOwnFact) })?.grade,
    countryOfOrigin: country_of_origin && { '@type': 'Country', name: country_of_origin },
    weight: kilograms && { '@type': 'QuantitativeValue', value: kilograms, unitCode: 'KGM' },
    additionalProperty: someOf(
      specifications
        .filter((fact) => isOwnFact(fact) && fact.field !== 'country_of_origin')
        .map(({ name, value }) => ({ '@type': 'PropertyValue', name, value })),
    ),
    subjectOf: someOf(digitalDocuments(documents)),
    aggregateRating: rating && {
      '@type': 'AggregateRating',
      ratingValue: rating.value,
      reviewCount: rating.count,
    },
    offers: {
      '@type': 'Offer',
      url,
      price: exactPrice(price, formats.currency),
      priceCurrency: formats.currency,
    },
  } satisfies Thing;
}

export const article = (
  { id, slug, title, summary, picture, ...post }: Post,
  locale?: string,
): Thing => ({
  '@type': 'Article',
  headline: title,
  description: summary,
  inLanguage: locale,
  url: pageUrl(postPath({ id, slug })),
  mainEntityOfPage: pageUrl(postPath({ id, slug })),
  image: pictureUrls([picture]),
  datePublished: post.date,
  dateModified: post.updatedAt ?? post.date,
  author: post.author && { '@type': 'Person', name: post.author },
  articleSection: post.categories.length > 0 ? post.categories : undefined,
});

export const webPage = (
  { path, name, introduction, picture, updatedAt }: FreePage,
  locale?: string,
): Thing => ({
  '@type': 'WebPage',
  name,
  description: introduction,
  inLanguage: locale,
  url: pageUrl(path),
  image: pictureUrls([picture]),
  dateModified: updatedAt,
});

export const faqPage = (lists: readonly Pick<FaqGroup, 'entries'>[]): Thing => ({
  '@type': 'FAQPage',
  mainEntity: lists.flatMap(({ entries }) =>
    entries.flatMap(({ question, answer, lang }) =>
      lang
        ? []
        : {
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          },
    ),
  ),
});

function pictureUrls(pictures: readonly ({ src: string } | undefined)[]) {
  const urls = pictures.flatMap((picture) => (picture ? [absoluteUrl(picture.src)] : []));
  return urls.length > 0 ? [...new Set(urls)] : undefined;
}
