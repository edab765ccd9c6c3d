import type { Picture } from '@/lib/content/fields';
import type { GalleryItem, Product } from '@/lib/content/schemas';
import { fill } from '@/words/format';
import type { Catalogue } from '@/words/messages';

export type View = Picture & { caption: string };
type ViewWords = Pick<Catalogue, 'downloads' | 'shop'>;

/** Drawings and pictures from the factory. */
const MAX_FURTHER = 3;
const PICTURE_FILE = /\.(svg|png|jpe?g|webp|avif)(\?|$)/i;

/** Those that are pictures; others, like PDF, stand among the documents only. */
const drawingsOf = ({ title, documents }: Product, { downloads, shop }: ViewWords): View[] =>
  documents.flatMap((document) =>
    document.kind === 'drawing' && document.file && PICTURE_FILE.test(document.file)
      ? [
          {
            src: document.file,
            alt: fill(shop.drawingOf, { name: title }),
            caption: document.title ?? downloads.kinds.drawing,
          },
        ]
      : [],
  );

/**
 * The product's own picture and its drawings, then some from the factory. Those rotate with the
 * product's id, so that not all products show the same.
 */
export function productViews(
  product: Product,
  factoryPictures: GalleryItem[],
  words: ViewWords,
): View[] {
  const { fromOurHalls, fromOurHallsNamed } = words.shop;
  const own = product.picture ? [{ ...product.picture, caption: product.title }] : [];
  const pictured = factoryPictures.flatMap(({ picture, title }): View[] =>
    picture
      ? [{ ...picture, caption: title ? fill(fromOurHallsNamed, { name: title }) : fromOurHalls }]
      : [],
  );
  const start = pictured.length ? (product.id * MAX_FURTHER) % pictured.length : 0;
  const rotated = [...pictured.slice(start), ...pictured.slice(0, start)];
  return [...own, ...[...drawingsOf(product, words), ...rotated].slice(0, MAX_FURTHER)];
}
