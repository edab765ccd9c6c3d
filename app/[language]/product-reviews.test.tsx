import { ProductDetails } from '@/components/products/product-details/product-details';
import { inLanguage } from '@/lib/content/store/current-language';
import { getProducts } from '@/lib/content/store/endpoints';
import { environment } from '@/lib/platform/env';
import { holdContent } from '@/testing/hold-content';
import { show } from '@/testing/show';
import { productReviews } from '@/lib/features/shop/product-reviews';

const languages = [
  { locale: 'en-GB', name: 'English' },
  { locale: 'de-DE', name: 'Deutsch', path: 'de' },
];

afterEach(() => jest.restoreAllMocks());

it('counts for the stars of a product all reviews of the main language', async () => {
  const review = { product: 1, name: 'Ben Marsh', text: 'Good.' };
  const products = [{ id: 1, title: 'Ring' }];
  const reviews = [5, 4].map((rating, index) => ({ ...review, id: index + 1, rating }));
  await holdContent(
    { siteSettings: { name: 'Forge', languages }, products, reviews },
    { 'de-DE': { siteSettings: {}, products, reviews: [{ id: 1, text: 'Gut.' }] } },
  );
  const found = await inLanguage('de', async () => productReviews((await getProducts())![0]!));
  expect(found.reviews.map(({ text }) => text)).toEqual(['Gut.']);
  expect(found.rated.map(({ rating }) => rating)).toEqual([5, 4]);
  jest.replaceProperty(environment(), 'SAMPLES', 'off');
  const [product] = (await inLanguage('de', getProducts))!;
  const page = show(<ProductDetails variant="page" product={product!} {...found} reviews={[]} />);
  expect(page.querySelector('[href="#reviews"], #reviews')).toBeNull();
  expect(page).toHaveTextContent('4.5');
});
