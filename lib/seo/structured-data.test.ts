import { faqLists } from '@/lib/demo-data/faq';
import { samplePosts } from '@/lib/demo-data/posts';
import { pageOf } from '@/lib/paging';
import { schemaOrg } from '@/lib/testing/schema-org';
import { productList as products, productWith } from '@/lib/testing/products';
import { sampleServices } from '@/lib/testing/services';
import { postList, productList } from './item-lists';
import { organization } from './organization';
import { article, breadcrumbList, faqPage, product, service } from './structured-data';
import type { Thing } from './thing';

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

const asSent = (data: Thing | undefined) => JSON.parse(JSON.stringify(data)) as Thing;

describe('structured data', () => {
  it.each<[keyof typeof schemaOrg, Thing | undefined]>([
    ['Organization', organization(settings, [{ url: 'https://social.example/forge' }])],
    ['BreadcrumbList', breadcrumbList([{ name: 'Home', href: '/' }, { name: 'Shop' }])],
    ['ItemList', postList(samplePosts)],
    ['Service', service(sampleServices(1)[0]!)],
    ['Product', product(productWith())],
    ['Product', product(productWith({ summary: undefined, sku: undefined, picture: undefined }))],
    ['Article', article(samplePosts[0]!)],
    ['FAQPage', faqPage(faqLists)],
  ])('%s has the shape that search engines ask for', (type, data) => {
    expect(() => schemaOrg[type].parse(asSent(data))).not.toThrow();
  });

  it("lists each postal address once, and the host name if the company's name is unknown", () => {
    const { address: addresses, name } = organization({ ...settings, name: undefined });
    expect(addresses).toMatchObject([
      { streetAddress: 'Furnace Road' },
      { streetAddress: 'Forge House' },
    ]);
    expect(name).toBe('localhost');
  });

  it('offers a product at its current price, and omits products without one', () => {
    expect(product(productWith({ discountPrice: 1200.5 }))?.offers.price).toBe('1200.50');
    expect(product(productWith({ price: undefined }))).toBeUndefined();
  });

  it('continues the positions on the next page of a list', () => {
    const { itemListElement } = productList(pageOf(products(15), 2, 12));
    expect(itemListElement).toMatchObject([{ position: 13 }, { position: 14 }, { position: 15 }]);
  });
});
