import type { Picture } from './fields';
import type { Contents } from './page-schemas';

/** The picture that introduces a page or a block, where its content has one. */
export function pictureOf(
  contents: Partial<Pick<Contents, 'image' | 'backgroundImage'>> = {},
): Picture | undefined {
  return contents.image ?? contents.backgroundImage;
}
