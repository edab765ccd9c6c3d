import type { Product } from '@/lib/content/schemas/schemas';

/** Five rows of three match the height of the other columns of the footer. */
const MAX_SHOWN = 15;

/** Stops at the last that is shown: there may be thousands of products. */
export function footerGallery(products: readonly Product[]) {
  const pictures = [];
  for (const { id, title, picture } of products) {
    if (picture) pictures.push({ ...picture, id, title });
    if (pictures.length === MAX_SHOWN) break;
  }
  return { pictures, hasMore: pictures.length < products.length };
}
