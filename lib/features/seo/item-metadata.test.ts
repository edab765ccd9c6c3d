import { postWith } from '@/testing/posts';
import { productWith } from '@/testing/products';
import { sampleServices } from '@/testing/services';
import { postMetadata, productMetadata, serviceMetadata } from './item-metadata';

const post = postWith({ id: 7, title: 'Rings' });
const service = sampleServices(3)[2]!;

describe('item metadata', () => {
  it("uses the product's summary", () => {
    expect(productMetadata(productWith())).toMatchObject({
      title: 'Spur gear',
      description: 'Forged blank, hobbed and profile-ground, 48 teeth.',
      alternates: { canonical: '/shop-details/7' },
      openGraph: { images: [{ url: '/og/shop-details/7.png', alt: 'Spur gear' }] },
    });
  });

  it('has the permanent URL, the card and the author of a post', () => {
    expect(postMetadata(post)).toMatchObject({
      title: 'Rings',
      description: post.summary,
      alternates: { canonical: '/blog-single/7' },
      openGraph: {
        type: 'article',
        publishedTime: post.date,
        authors: [post.author],
        images: [{ url: '/og/blog-single/7.png', alt: 'Rings' }],
      },
    });
  });

  it('has the permanent URL of a service', () =>
    expect(serviceMetadata(service).alternates?.canonical).toBe('/service-details/3'));

  it.each([undefined, 'Short.'])(
    'describes an item with the summary %j by its title',
    (summary) => {
      const described = [
        ['Spur gear', productMetadata(productWith({ summary }))],
        ['Rings', postMetadata({ ...post, summary })],
        ['Service 3', serviceMetadata({ ...service, summary })],
      ] as const;
      for (const [title, { description }] of described) {
        expect(description).toContain(`${title}: `);
        expect(description?.length).toBeGreaterThanOrEqual(40);
      }
    },
  );
});
