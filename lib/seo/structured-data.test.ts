/** @jest-environment node */
import { z } from 'zod';
import { faqLists } from '@/lib/demo-data/faq';
import { samplePosts } from '@/lib/demo-data/posts';
import { pageOf } from '@/lib/paging';
import { productList as products, productWith } from '@/lib/testing/products';
import { sampleServices } from '@/lib/testing/services';
import { postList, productList } from './item-lists';
import { organization } from './organization';
import { article, breadcrumbList, faqPage, product, service, type Thing } from './structured-data';

/** What search engines ask of each type; nothing beside it is let through. */
const text = z.string().min(1);
const address = z.url({ protocol: /^https?$/ });
const thing = <T extends z.ZodRawShape>(type: string, shape: T) =>
  z.strictObject({ '@type': z.literal(type), ...shape });
const images = z.array(address).min(1).optional();

const shapes = {
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

const settings = {
  name: 'A Forge',
  slogan: undefined,
  phone: { text: '+44 1', href: 'tel:+441' },
  email: { text: 'office@forge.example', href: 'mailto:office@forge.example' },
  address: 'Furnace Road',
  logo: '/media/a/logo.svg',
  footerLogo: undefined,
  description: undefined,
  copyright: undefined,
  offices: [
    { title: 'Office', address: 'Forge House' },
    { title: 'Unit', address: 'Furnace Road' },
  ],
};

/** As it stands in the page: without what is undefined. */
const asSent = (data: Thing | undefined) => JSON.parse(JSON.stringify(data)) as Thing;

it.each<[keyof typeof shapes, Thing | undefined]>([
  ['Organization', organization(settings, [{ url: 'https://social.example/forge' }])],
  ['BreadcrumbList', breadcrumbList([{ name: 'Home', href: '/' }, { name: 'Shop' }])],
  ['ItemList', postList(samplePosts)],
  ['Service', service(sampleServices(1)[0]!)],
  ['Product', product(productWith())],
  ['Product', product(productWith({ summary: undefined, sku: undefined, picture: undefined }))],
  ['Article', article(samplePosts[0]!)],
  ['FAQPage', faqPage(faqLists)],
])('%s has the shape that search engines ask for', (type, data) => {
  expect(() => shapes[type].parse(asSent(data))).not.toThrow();
});

it('names each address of the company once, and the site where the name is not known', () => {
  const { address: addresses, name } = organization({ ...settings, name: undefined });
  expect(addresses).toMatchObject([
    { streetAddress: 'Furnace Road' },
    { streetAddress: 'Forge House' },
  ]);
  expect(name).toBe('localhost');
});

it('offers a product for its present price, and says nothing of one without', () => {
  expect(product(productWith({ discountPrice: 1200.5 }))?.offers.price).toBe('1200.50');
  expect(product(productWith({ price: undefined }))).toBeUndefined();
});

it('goes on counting on the next page of a list', () => {
  const { itemListElement } = productList(pageOf(products(15), 2, 12));
  expect(itemListElement).toMatchObject([{ position: 13 }, { position: 14 }, { position: 15 }]);
});
