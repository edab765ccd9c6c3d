import type { Picture } from '@/lib/content/fields';
import type { GalleryItem, Product } from '@/lib/content/schemas';

export type View = Picture & { caption: string };

/** How many pictures of the works stand behind a product's own. */
const FROM_THE_WORKS = 3;

/**
 * The pictures of a product: its own, then how such parts are made. Hosts send one picture a product;
 * those of the works go round with the product's id, so that not all products show the same.
 */
export function productViews(product: Product, works: GalleryItem[]): View[] {
  const own = product.picture ? [{ ...product.picture, caption: product.title }] : [];
  const pictured = works.flatMap(({ picture, title }): View[] =>
    picture ? [{ ...picture, caption: title ? `From our halls: ${title}` : 'From our halls' }] : [],
  );
  const start = pictured.length ? (product.id * FROM_THE_WORKS) % pictured.length : 0;
  const turned = [...pictured.slice(start), ...pictured.slice(0, start)];
  return [...own, ...turned.slice(0, FROM_THE_WORKS)];
}
