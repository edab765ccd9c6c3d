import type { Picture } from './fields';
import type { Contents } from './schemas';

/** The picture that introduces a page or a block, where its content has one. */
export function pictureOf(
  contents: Partial<Pick<Contents, 'image' | 'backgroundImage' | 'alt'>> = {},
): Picture | undefined {
  const src = contents.image ?? contents.backgroundImage;
  return src ? { src, alt: contents.alt ?? '' } : undefined;
}
