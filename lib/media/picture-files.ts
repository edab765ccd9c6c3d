import { pathOfDraftFile } from '../content/preview/draft-files';
import { neededPixels } from './needed-pixels';

/** Pixels across: what the optimizer makes of a picture (next.config.ts), each 1.3 to 2 times the one before. */
export const PICTURE_WIDTHS = [64, 128, 256, 384, 540, 750, 1080, 1440, 1920, 2560];

export const PICTURE_QUALITIES = [50, 60, 75] as const;

export type PictureQuality = (typeof PICTURE_QUALITIES)[number];

type PictureFiles = { src: string; srcSet?: string; sizes?: string };

type Wanted = {
  /** A path of this site. */
  src: string;
  /** As the attribute of `img`. */
  sizes: string;
  quality: PictureQuality;
  /** Pixels of the original, where known: wider files would be the same. */
  width?: number;
};

/** A technical drawing: dimensions and frame are lost where it is cut. */
export const isDrawing = (picture: { src: string } | undefined): boolean =>
  /\.svg(\?|$)/i.test(picture?.src ?? '');

/** The optimizer of Next.js answers there. */
const fileOf = (src: string, width: number, quality: PictureQuality): string =>
  `/_next/image?url=${encodeURIComponent(src)}&w=${width}&q=${quality}`;

/**
 * The addresses of a picture, in the widths that it may have on a screen. Drawings are served as they are, and
 * so are pictures of drafts: the optimizer sends no cookies, and keeps what it makes.
 * @throws for `sizes` in a form that `neededPixels` does not know
 */
export function pictureFiles({ src, sizes, quality, width = Infinity }: Wanted): PictureFiles {
  if (isDrawing({ src }) || pathOfDraftFile(src)) return { src };
  const widths = widthsFor(sizes, width);
  return {
    src: fileOf(src, widths.at(-1)!, quality),
    srcSet: widths.map((each) => `${fileOf(src, each, quality)} ${each}w`).join(', '),
    sizes,
  };
}

/** How much narrower than its place on the finest screen a file may be without showing it. */
const SHORT = 0.8;

/** From the first that is enough on the smallest screen to the first that is enough on the finest. */
export function widthsFor(sizes: string, original = Infinity): number[] {
  const { least, most } = neededPixels(sizes);
  const enough = (pixels: number) => {
    const found = PICTURE_WIDTHS.findIndex((width) => width >= pixels);
    return found === -1 ? PICTURE_WIDTHS.length - 1 : found;
  };
  const last = enough(Math.min(most * SHORT, original));
  return PICTURE_WIDTHS.slice(Math.min(enough(least), last), last + 1);
}
