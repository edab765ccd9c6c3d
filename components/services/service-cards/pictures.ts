import type { Picture } from '@/lib/content/fields';
import type { Service } from '@/lib/content/schemas';

/** A service's pictures, or its thumbnail if it has none. */
export function servicePictures({
  images,
  picture,
}: Pick<Service, 'images' | 'picture'>): Picture[] {
  if (images.length > 0) return images;
  return picture ? [picture] : [];
}

/** Dimensions and frame of a drawing are lost where it is cut. */
export const isDrawing = (picture: Picture | undefined): boolean =>
  /\.svg(\?|$)/i.test(picture?.src ?? '');
