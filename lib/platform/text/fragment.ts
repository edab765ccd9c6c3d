import { cutBytes } from '@/contract/cut';
import { SLUG_BYTES } from '@/contract/formats/slug';

/**
 * `Oil and gas` → `oil-and-gas`: the fragment that leads to what has this title. Letters of any script stay;
 * a title of signs alone is named by their numbers.
 */
export function fragmentOf(title: string): string {
  const fragment = title
    .normalize('NFC')
    .toLowerCase()
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
