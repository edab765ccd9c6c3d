import { getProducts } from '@/lib/content/store/endpoints';
import { holdContent } from '@/testing/hold-content';
import { isOfProduct } from './product-pictures';

test('a picture of a product is known wherever it is shown', async () => {
  await holdContent({ products: [{ id: 1, title: 'Hook', thumbnail: '/hook.jpg' }] });
  const [hook] = (await getProducts()) ?? [];
  const isBright = await isOfProduct();
  expect(isBright({ src: hook?.picture?.src ?? '' })).toBe(true);
  expect(isBright({ src: '/hall.jpg' })).toBe(false);
});
