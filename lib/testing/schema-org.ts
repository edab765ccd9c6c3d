import { z } from 'zod';

const text = z.string().min(1);
const address = z.url({ protocol: /^https?$/ });
const thing = <T extends z.ZodRawShape>(type: string, shape: T) =>
  z.strictObject({ '@type': z.literal(type), ...shape });
const images = z.array(address).min(1).optional();

/** What search engines ask of each type of schema.org; nothing beside it is let through. */
export const schemaOrg = {
  Organization: thing('Organization', {
    '@id': address,
    name: text,
    url: address,
    logo: address.optional(),
    description: text.optional(),
    address: z.array(thing('PostalAddress', { streetAddress: text })),
    telephone: text.optional(),
    email: z.email().optional(),
    contactPoint: thing('ContactPoint', {
      contactType: text,
      telephone: text.optional(),
      email: z.email().optional(),
      url: address,
    }).optional(),
    sameAs: z.array(address).min(1).optional(),
  }),
  BreadcrumbList: thing('BreadcrumbList', {
    itemListElement: z.array(
      thing('ListItem', { position: z.int().positive(), name: text, item: address.optional() }),
    ),
  }),
  ItemList: thing('ItemList', {
    itemListElement: z.array(
      thing('ListItem', { position: z.int().positive(), name: text, url: address }),
    ),
  }),
  Service: thing('Service', {
    name: text,
    description: text.optional(),
    url: address,
    image: images,
  }),
  Product: thing('Product', {
    name: text,
    description: text.optional(),
    url: address,
    image: images,
    sku: text.optional(),
    category: text.optional(),
    offers: thing('Offer', {
      url: address,
      price: z.string().regex(/^\d+\.\d\d$/),
      priceCurrency: z.literal('USD'),
    }),
  }),
  Article: thing('Article', {
    headline: text,
    description: text.optional(),
    url: address,
    mainEntityOfPage: address,
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
