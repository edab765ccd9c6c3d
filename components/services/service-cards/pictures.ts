import type { Picture } from '@/lib/content/fields';
import type { Service } from '@/lib/content/schemas';

/** The pictures of a service; its thumbnail where it has no others. */
export function servicePictures({
  images,
  picture,
}: Pick<Service, 'images' | 'picture'>): Picture[] {
  if (images.length > 0) return images;
  return picture ? [picture] : [];
}
