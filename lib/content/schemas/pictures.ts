import type { Picture } from './fields';
import type { Contents } from './page-schemas';

export function pictureOf(
  contents: Partial<Pick<Contents, 'image' | 'backgroundImage'>> = {},
): Picture | undefined {
  return contents.image ?? contents.backgroundImage;
}
