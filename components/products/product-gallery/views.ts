import type { Picture } from '@/lib/content/fields';
import type { GalleryItem, Product } from '@/lib/content/schemas';

export type View = Picture & { caption: string };

const MAX_FACTORY_PICTURES = 3;

/**
 * The product's own picture, then some from the factory. Those rotate with the product's id, so
 * that not all products show the same.
 */
export function productViews(product: Product, factoryPictures: GalleryItem[]): View[] {
  const own = product.picture ? [{ ...product.picture, caption: product.title }] : [];
  const pictured = factoryPictures.flatMap(({ picture, title }): View[] =>
    picture ? [{ ...picture, caption: title ? `From our halls: ${title}` : 'From our halls' }] : [],
  );
  const start = pictured.length ? (product.id * MAX_FACTORY_PICTURES) % pictured.length : 0;
  const rotated = [...pictured.slice(start), ...pictured.slice(0, start)];
  return [...own, ...rotated.slice(0, MAX_FACTORY_PICTURES)];
}
