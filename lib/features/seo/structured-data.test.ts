import { postWith } from '@/testing/posts';
import type { Place } from '@/lib/features/company/places';
import type { FreePage } from '@/lib/pages/free-pages';
import { pageOf } from '@/lib/pages/paging';
import { formatsOf } from '@/words/formats';
import { schemaOrg } from '@/testing/schema-org';
import { productList as products, productWith } from '@/testing/products';
import { settingsWith } from '@/testing/settings';
import { sampleServices } from '@/testing/services';
import { postList, productList } from './item-lists';
import { organization } from './organization';
import {
  article,
  breadcrumbList,
  faqPage,
  product,
  service,
  webPage,
  webSite,
} from './structured-data';
import type { Review } from '@/lib/content/schemas/people-schemas';
import type { Thing } from './thing';

const settings = settingsWith();
const dollars = formatsOf();

const reviewOf = (product: number | undefined, rating = 5): Review => ({
  product,
  name: 'Ben Marsh',
  date: undefined,
  rating,
  text: 'Sound.',
});

const office: Place = {
  title: 'Office',
  address: 'Forge House',
  region: undefined,
  openingHours: [],
  phone: undefined,
  email: undefined,
  position: undefined,
};
const places: Place[] = [
  {
    ...office,
    title: 'Works',
    address: 'Furnace Road',
    region: 'South Yorkshire',
    openingHours: ['Mo-Fr 07:30-16:30', 'By appointment'],
    position: { latitude: 53.4, longitude: -1.6 },
  },
  office,
];

const freePage: FreePage = {
  path: '/p/quality',
  name: 'Quality',
  introduction: 'How we test.',
  picture: { src: '/media/a/b.jpg', alt: '' },
  updatedAt: '2026-10-12T09:00:00.000Z',
  headings: [],
  blocks: [],
  seo: undefined,
};

const asSent = (data: Thing | undefined) => JSON.parse(JSON.stringify(data)) as Thing;

describe('structured data', () => {
  it.each<[keyof typeof schemaOrg, Thing | undefined]>([
    ['Organization', organization({ settings })],
    [
      'Organization',
      organization({ settings, places, socialLinks: [{ url: 'https://social.example/forge' }] }),
    ],
    ['WebPage', webPage(freePage)],
    ['WebPage', webPage({ ...freePage, introduction: undefined, updatedAt: undefined })],
    ['BreadcrumbList', breadcrumbList([{ name: 'Home', href: '/' }, { name: 'Shop' }])],
    ['ItemList', postList([postWith()])],
    ['Service', service(sampleServices(1)[0]!)],
    ['Product', product(productWith(), [reviewOf(7)], dollars)],
    [
      'Product',
      product(productWith({ summary: undefined, sku: undefined, picture: undefined }), [], dollars),
    ],
    ['Article', article(postWith())],
    ['FAQPage', faqPage([{ entries: [{ question: 'How much?', answer: 'It depends.' }] }])],
  ])('%s has the shape that search engines ask for', (type, data) => {
    expect(() => schemaOrg[type].parse(asSent(data))).not.toThrow();
  });

  it('lists each postal address once', () => {
    expect(organization({ settings, places }).address).toMatchObject([
      { streetAddress: 'Furnace Road', addressRegion: 'South Yorkshire' },
      { streetAddress: 'Forge House' },
    ]);
    expect(organization({ settings, places: [] }).address).toMatchObject([
      { streetAddress: 'Furnace Road' },
    ]);
  });

  it('says where the company is found and when it is open, where that is known', () => {
    expect(asSent(organization({ settings, places })).location).toMatchObject([
      {
        name: 'A Forge, Works',
        openingHours: ['Mo-Fr 07:30-16:30'],
        geo: { latitude: 53.4, longitude: -1.6 },
      },
      { name: 'A Forge, Office' },
    ]);
    const offices = places.slice(1);
    expect(organization({ settings, places: offices }).location).toBeUndefined();
  });

  it('offers the search of the site where it is not hidden', () => {
    expect(webSite('Steel Ltd', true)).toMatchObject({
      name: 'Steel Ltd',
      potentialAction: {
        '@type': 'SearchAction',
        target: expect.stringMatching('/search\\?q=') as string,
      },
    });
    expect(webSite('Steel Ltd', false).potentialAction).toBeUndefined();
    expect(webSite('Stahl AG', false, 'de-CH').inLanguage).toBe('de-CH');
  });

  it('tells what a product weighs and is made of, and whose it is', () => {
    const specifications = [
      { name: 'Weight', value: '1.2 t' },
      { name: 'Material', value: '42CrMo4 (1.7225), EN 10250-3' },
    ];
    expect(
      product(productWith({ specifications }), [], dollars, { brand: 'Steel Ltd' }),
    ).toMatchObject({
      brand: { '@type': 'Brand', name: 'Steel Ltd' },
      material: '42CrMo4',
      weight: { value: 1200, unitCode: 'KGM' },
      additionalProperty: [{ '@type': 'PropertyValue', ...specifications[0] }, {}],
    });
  });

  it('offers a product at its current price, and omits products without one', () => {
    expect(product(productWith({ discountPrice: 1200.5 }), [], dollars)?.offers.price).toBe(
      '1200.50',
    );
    expect(product(productWith({ price: undefined }), [], dollars)).toBeUndefined();
  });

  it('rates a product only by the reviews that name it', () => {
    const reviews = [reviewOf(7, 5), reviewOf(7, 4), reviewOf(8, 1), reviewOf(undefined, 1)];
    expect(product(productWith({ id: 7 }), reviews, dollars)?.aggregateRating).toMatchObject({
      ratingValue: 4.5,
      reviewCount: 2,
    });
    expect(product(productWith({ id: 9 }), reviews, dollars)?.aggregateRating).toBeUndefined();
  });

  it('continues the positions on the next page of a list', () => {
    const { itemListElement } = productList(pageOf(products(15), 2, 12));
    expect(itemListElement).toMatchObject([{ position: 13 }, { position: 14 }, { position: 15 }]);
  });
});
