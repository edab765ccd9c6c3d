import 'server-only';
import { getProducts } from '@/lib/content/store/endpoints';
import type { Picture } from '@/lib/content/schemas/fields';

/** Says of a picture whether it is that of a product, which stands on a bright ground. */
export async function isOfProduct(): Promise<(picture: Pick<Picture, 'src'>) => boolean> {
  const sources = new Set((await getProducts())?.map(({ picture }) => picture?.src));
  return ({ src }) => sources.has(src);
}
