import 'server-only';
import { pictureColours } from '@/lib/media/picture-colours';
import type { Picture } from './fields';

/** Of a longer list the first ones: what a visitor sees before turning pages. */
const MOST_PICTURES = 100;

/** Every picture in a piece of content, in its order. */
function picturesIn(value: unknown): Picture[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('src' in value && 'alt' in value) return [value as Picture];
  return Object.values(value).flatMap(picturesIn);
}

/**
 * Adds to the photos of a piece of content the colour that stands in for each while it loads. Kept
 * with the content, it is the same in every page until that content is fetched again.
 */
export async function withColours<T>(content: T): Promise<T> {
  const pictures = picturesIn(content).slice(0, MOST_PICTURES);
  const colours = await pictureColours(pictures.map(({ src }) => src));
  for (const picture of pictures) picture.colour = colours.get(picture.src);
  return content;
}
