import { siteWords } from '@/lib/content/words/site-words';
import { fill } from '@/words/format';

export type LightboxSlide = {
  src: string;
  alt: string;
  /** The caption. */
  title?: string;
};

/** The slides of a list of pictures. One without words is named after its place in the list. */
export function slidesOf(
  label: string,
  pictures: { src: string; alt: string; title?: string }[],
): LightboxSlide[] {
  const { picture } = siteWords().controls;
  return pictures.map(({ src, alt, title }, index) => ({
    src,
    alt:
      alt || title || fill(picture, { number: index + 1, total: pictures.length, gallery: label }),
    title: title || alt,
  }));
}
