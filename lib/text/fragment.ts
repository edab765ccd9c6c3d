import { cutBytes } from '@/contract/cut';
import { MAX_SLUG_BYTES } from '@/contract/slug';

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
  return cutBytes(fragment || signs(), MAX_SLUG_BYTES);
}
