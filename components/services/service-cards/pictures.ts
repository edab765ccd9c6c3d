import { isDrawing } from '@/lib/media/picture-files';
import type { Picture } from '@/lib/content/schemas/fields';
import type { Service } from '@/lib/content/schemas/schemas';

/** A service's pictures, or its thumbnail if it has none. */
export function servicePictures({
  images,
  picture,
}: Pick<Service, 'images' | 'picture'>): Picture[] {
  if (images.length > 0) return images;
  return picture ? [picture] : [];
}

/** What tells a service from the others in the banner of its page: its drawing, or its first picture. */
export function bannerPicture(
  service: Pick<Service, 'images' | 'picture'> | undefined,
): Picture | undefined {
  const pictures = service ? servicePictures(service) : [];
  return pictures.find(isDrawing) ?? pictures[0];
}
