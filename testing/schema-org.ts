import * as z from 'zod';

const text = z.string().min(1);
const url = z.url({ protocol: /^https?$/ });
const thing = <T extends z.ZodRawShape>(type: string, shape: T) =>
  z.strictObject({ '@type': z.literal(type), ...shape });
const postalAddress = thing('PostalAddress', {
  streetAddress: text,
  addressRegion: text.optional(),
});
const images = z.array(url).min(1).optional();

const documents = z
  .array(
    thing('DigitalDocument', {
      name: text,
      url,
      inLanguage: text.optional(),
      version: text.optional(),
      dateModified: text.optional(),
      encodingFormat: text.optional(),
    }),
  )
  .min(1)
  .optional();

/** What search engines require of each type. Strict: unknown properties fail. */
export const schemaOrg = {
  Organization: thing('Organization', {
    '@id': url,
    name: text,
    url,
    logo: url.optional(),
    description: text.optional(),
    address: z.array(postalAddress),
    location: z
      .array(
        thing('LocalBusiness', {
          name: text,
          address: postalAddress,
          telephone: text.optional(),
          email: z.email().optional(),
          openingHours: z.array(text).min(1).optional(),
          geo: thing('GeoCoordinates', { latitude: z.number(), longitude: z.number() }).optional(),
        }),
      )
      .optional(),
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
  WebSite: thing('WebSite', {
    name: text,
    url,
    inLanguage: text.optional(),
    potentialAction: thing('SearchAction', {
      target: url.or(z.string().endsWith('?q={search_term_string}')),
      'query-input': z.literal('required name=search_term_string'),
    }).optional(),
  }),
  BreadcrumbList: thing('BreadcrumbList', {
    itemListElement: z.array(
      thing('ListItem', { position: z.int().positive(), name: text, item: url.optional() }),
    ),
  }),
  ItemList: thing('ItemList', {
    itemListElement: z.array(
      thing('ListItem', { position: z.int().positive(), name: text.optional(), url: url }),
    ),
  }),
  Service: thing('Service', {
    name: text,
    description: text.optional(),
    url,
    image: images,
    subjectOf: documents,
  }),
  Product: thing('Product', {
    name: text,
    description: text.optional(),
    url,
    image: images,
    subjectOf: documents,
    sku: text.optional(),
    category: text.optional(),
    brand: thing('Brand', { name: text }).optional(),
    material: text.optional(),
    countryOfOrigin: thing('Country', { name: text }).optional(),
    weight: thing('QuantitativeValue', {
      value: z.number().positive(),
      unitCode: z.literal('KGM'),
    }).optional(),
    additionalProperty: z
      .array(thing('PropertyValue', { name: text, value: text }))
      .min(1)
      .optional(),
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
    inLanguage: text.optional(),
  }),
  WebPage: thing('WebPage', {
    name: text,
    description: text.optional(),
    url,
    image: images,
    inLanguage: text.optional(),
    dateModified: z.iso.datetime().optional(),
  }),
  FAQPage: thing('FAQPage', {
    mainEntity: z
      .array(thing('Question', { name: text, acceptedAnswer: thing('Answer', { text }) }))
      .min(1),
  }),
};
