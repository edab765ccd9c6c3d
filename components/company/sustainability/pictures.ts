import type { Contents } from '@/lib/content/schemas/page-schemas';
import type { GalleryItem } from '@/lib/content/schemas/schemas';
import type { Block } from '@/lib/content/schemas/site-schemas';

export const isGallery = (block: Block) => block.type === 'gallery';

/** The pictures of the page's own gallery, if it has one. */
export function ownPictures(blocks: Block[]): (GalleryItem & { lang?: string })[] | undefined {
  const gallery = blocks.find(isGallery);
  return gallery?.pictures.map(({ picture, caption }) => ({
    ...(gallery.lang && { lang: gallery.lang }),
    title: caption,
    text: undefined,
    picture,
  }));
}

/** The text's own picture first, then the list; a picture in both shows once. */
export function sustainabilityPictures(
  content: Partial<Pick<Contents, 'title' | 'image'>> = {},
  list: GalleryItem[] = [],
): GalleryItem[] {
  const { image, title } = content;
  if (!image) return list;
  const listed = list.find(({ picture }) => picture?.src === image.src);
  const first = listed ?? { title, text: undefined, picture: image };
  return [first, ...list.filter((item) => item !== listed)];
}
