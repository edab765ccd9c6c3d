import 'server-only';
import { derivedItem } from '@/lib/content/store/derive';
import { getProducts, getSiteSettings } from '@/lib/content/store/endpoints';
import type { Product } from '@/lib/content/schemas/schemas';
import { categoryAt, namedCategories } from '@/lib/pages/categories';
import { findItem } from '@/lib/pages/found-items';
import { categoryIntroduction, categoryLinks } from './categories';
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
  const product = await findItem(requireProducts, id);
  return withRelated(product, await requireProducts(), RELATED_SHOWN.page);
});

/** By its index in the host's list. The first product stands in for a missing one. */
export const featuredProduct = derivedItem('featured-product', async (position) => {
  const products = (await getProducts()) ?? [];
  return withRelated(products[Number(position)] ?? products[0], products, RELATED_SHOWN.featured);
});

export const categoryItem = derivedItem('/shop/category', async (slug) => {
  const [products, settings, categories] = await Promise.all([
    requireProducts(),
    getSiteSettings(),
    namedCategories(),
  ]);
  const category = categoryAt(categories, slug);
  return (
    category && {
      ...category,
      titles: category.products.slice(0, 4).map(({ title }) => title),
      introduction: await categoryIntroduction(category),
      all: categoryLinks(products, settings?.locale),
      total: products.length,
    }
  );
});
