import { cutBytes } from '@/contract/cut';
import { SLUG_BYTES } from '@/contract/formats/slug';

/** What is the same but for capitals, whoever's: also the i of Turkish with its dot and without. */
export const caseless = (text: string): string =>
  text.normalize('NFC').toUpperCase().normalize('NFC').replaceAll('İ', 'I');

/**
 * `Oil and gas` → `oil-and-gas`: the fragment that leads to what has this title. Letters of any script stay;
 * a title of signs alone is named by their numbers.
 * @param locale whose small letters those of the title are: in Turkish that of I is ı
 */
export function fragmentOf(title: string, locale = 'en'): string {
  const fragment = title
    .normalize('NFC')
    .toLocaleLowerCase(locale)
    // What other languages make of İ.
    .replaceAll('i\u0307', 'i')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  const signs = () => [...title.trim()].map((sign) => sign.codePointAt(0)!.toString(16)).join('-');
  return cutBytes(fragment || signs(), SLUG_BYTES);
}

/**
 * The fragments of titles on one page, in their order. What has no title, or one that stands before it, is named
 * by its place: `part-3`.
 */
export function uniqueFragments(titles: readonly (string | undefined)[]): string[] {
  const taken = new Set<string>();
  return titles.map((title, index) => {
    let fragment = title && fragmentOf(title);
    let place = index + 1;
    while (!fragment || taken.has(fragment)) {
      fragment = `part-${place}`;
      place += titles.length;
    }
    taken.add(fragment);
    return fragment;
  });
}
