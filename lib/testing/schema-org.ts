import { z } from 'zod';

const text = z.string().min(1);
const url = z.url({ protocol: /^https?$/ });
const thing = <T extends z.ZodRawShape>(type: string, shape: T) =>
  z.strictObject({ '@type': z.literal(type), ...shape });
const images = z.array(url).min(1).optional();

/** What search engines require of each type. Strict: unknown properties fail. */
export const schemaOrg = {
  Organization: thing('Organization', {
    '@id': url,
    name: text,
    url,
    logo: url.optional(),
    description: text.optional(),
    address: z.array(thing('PostalAddress', { streetAddress: text })),
    telephone: text.optional(),
    email: z.email().optional(),
    contactPoint: thing('ContactPoint', {
      contactType: text,
      telephone: text.optional(),
      email: z.email().optional(),
      url,
    }).optional(),
    sameAs: z.array(url).min(1).optional(),
  }),
  BreadcrumbList: thing('BreadcrumbList', {
    itemListElement: z.array(
      thing('ListItem', { position: z.int().positive(), name: text, item: url.optional() }),
    ),
  }),
  ItemList: thing('ItemList', {
    itemListElement: z.array(
      thing('ListItem', { position: z.int().positive(), name: text, url: url }),
    ),
  }),
  Service: thing('Service', { name: text, description: text.optional(), url, image: images }),
  Product: thing('Product', {
    name: text,
    description: text.optional(),
    url,
    image: images,
    sku: text.optional(),
    category: text.optional(),
    aggregateRating: thing('AggregateRating', {
      ratingValue: z.number().min(0).max(5),
      reviewCount: z.int().positive(),
    }).optional(),
    offers: thing('Offer', {
      url,
      price: z.string().regex(/^\d+\.\d\d$/),
      priceCurrency: z.literal('USD'),
    }),
  }),
  Article: thing('Article', {
    headline: text,
    description: text.optional(),
    url,
    mainEntityOfPage: url,
    image: images,
    datePublished: z.iso.datetime().optional(),
    dateModified: z.iso.datetime().optional(),
    author: thing('Person', { name: text }).optional(),
    articleSection: z.array(text).min(1).optional(),
  }),
  FAQPage: thing('FAQPage', {
    mainEntity: z
      .array(thing('Question', { name: text, acceptedAnswer: thing('Answer', { text }) }))
      .min(1),
  }),
};
