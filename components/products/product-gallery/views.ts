import type { Picture } from '@/lib/content/schemas/fields';
import type { Product } from '@/lib/content/schemas/schemas';
import { fill } from '@/words/format';
import type { Catalogue } from '@/words/messages';

export type View = Picture & { caption: string };
type ViewWords = Pick<Catalogue, 'downloads' | 'shop'>;

const MAX_DRAWINGS = 3;
const PICTURE_FILE = /\.(svg|png|jpe?g|webp|avif)(\?|$)/i;

/** Those that are pictures; others, like PDF, stand among the documents only. */
export const drawingsOf = ({ title, documents }: Product, { downloads, shop }: ViewWords): View[] =>
  documents.flatMap((document) =>
    document.kind === 'drawing' && document.file && PICTURE_FILE.test(document.file)
      ? [
          {
            src: document.file,
            alt: fill(shop.drawingOf, { name: title }),
            // A caption has no room to say in which language it is.
            caption: (!document.lang && document.title) || downloads.kinds.drawing,
          },
        ]
      : [],
  );

/** The product's own picture, then its drawings: nothing that shows another part. */
export function productViews(product: Product, words: ViewWords): View[] {
  const own = product.picture ? [{ ...product.picture, caption: product.title }] : [];
  return [...own, ...drawingsOf(product, words).slice(0, MAX_DRAWINGS)];
}
