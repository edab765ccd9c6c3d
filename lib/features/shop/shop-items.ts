import 'server-only';
import { derivedItem } from '@/lib/content/store/derive';
import { getProducts, getSiteSettings } from '@/lib/content/store/endpoints';
import type { Product } from '@/lib/content/schemas/schemas';
import { itemAt } from '@/lib/pages/routes/paths';
import { categoriesOf, categoryIntroduction, categoryLinks } from './categories';
import { requireProducts } from './products';
import { relatedTo } from './related';

// All that the pages of the shop show of its list: each grows old with that, not with the whole list.

const RELATED_SHOWN = { page: 4, featured: 6 };

const withRelated = async (product: Product | undefined, products: Product[], most: number) =>
  product && {
    product,
    related: await relatedTo(product, products, most, await getSiteSettings()),
  };

export const productItem = derivedItem('/shop-details', async (id) => {
  const products = await requireProducts();
  return withRelated(itemAt(products, id), products, RELATED_SHOWN.page);
});

/** By its index in the host's list. The first product stands in for a missing one. */
export const featuredProduct = derivedItem('featured-product', async (position) => {
  const products = (await getProducts()) ?? [];
  return withRelated(products[Number(position)] ?? products[0], products, RELATED_SHOWN.featured);
});

export const categoryItem = derivedItem('/shop/category', async (slug) => {
  const [products, settings] = await Promise.all([requireProducts(), getSiteSettings()]);
  const category = categoriesOf(products, settings?.locale).find((each) => each.slug === slug);
  return (
    category && {
      ...category,
      titles: category.products.slice(0, 4).map(({ title }) => title),
      introduction: await categoryIntroduction(slug),
      all: categoryLinks(products, settings?.locale),
      total: products.length,
    }
  );
});
