import { siteWords } from '@/lib/content/words/site-words';
import { fill } from '@/words/format';

export type LightboxSlide = {
  src: string;
  alt: string;
  /** Of the alternative text, where that is not the page's. */
  lang?: string;
  /** The caption. */
  title?: string;
  /** Of the caption, where that is not the page's. */
  titleLang?: string;
};

/** The slides of a list of pictures. One without words is named after its place in the list. */
export function slidesOf(
  label: string,
  pictures: { src: string; alt: string; lang?: string; title?: string; titleLang?: string }[],
): LightboxSlide[] {
  const { picture } = siteWords().controls;
  return pictures.map(({ src, alt, lang, title, titleLang = title ? undefined : lang }, index) => ({
    src,
    ...(lang && { lang }),
    ...(titleLang && { titleLang }),
    alt:
      alt || title || fill(picture, { number: index + 1, total: pictures.length, gallery: label }),
    title: title || alt,
  }));
}
