import 'server-only';
import { withCustomWords } from '@/words/custom-words';
import { words, type Words } from '@/words/words';
import { getCustomWords, getSiteSettings } from '@/lib/content/store/endpoints';

/**
 * The words of the site, those of the company among them, wherever its content can be read: also in route
 * handlers and in values that are made from content. What a component shows it takes from `siteWords()`.
 */
export async function loadWords(): Promise<Words> {
  const [settings, found] = await Promise.all([getSiteSettings(), getCustomWords()]);
  return withCustomWords(words(settings?.locale), found ?? undefined);
}
