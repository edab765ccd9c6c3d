import { holdContent, numbered } from '@/testing/hold-content';
import { enquirySubject } from './subject';

beforeEach(() =>
  holdContent({
    products: [{ id: 15, slug: 'crane-hook', title: 'Crane hook' }],
    servicePages: numbered(3, 'Service'),
  }),
);

describe('enquirySubject', () => {
  it('names a product or service that the content knows', async () => {
    expect(await enquirySubject('product:15')).toEqual({
      about: 'product:15',
      title: 'Crane hook',
      href: '/shop-details/crane-hook',
    });
    expect(await enquirySubject('service:3')).toMatchObject({
      title: 'Service 3',
      href: '/service-details/3',
    });
  });

  it.each([
    'product:7',
    'product:15 ',
    'product:<b>',
    'post:1',
    `product:${'1'.repeat(99)}`,
    ['product:15', 'product:15'],
    undefined,
    {},
  ])('knows nothing of %j', async (about) => {
    expect(await enquirySubject(about)).toBeUndefined();
  });

  it('knows nothing while the content was never loaded', async () => {
    await holdContent({});
    expect(await enquirySubject('product:15')).toBeUndefined();
  });
});
