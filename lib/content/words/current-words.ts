import 'server-only';
import { withCustomWords, type CustomWords } from '@/words/custom-words';
import { words, type Words } from '@/words/words';
import { CUSTOM_WORDS, regionIn } from '@/lib/content/store/content-types';
import { contentStore } from '@/lib/content/store/store';

/**
 * The words of the site where no page is rendered: in answers of route handlers, and around Next.js. It waits for no
 * host, so that an error can be told at any time: the words are English until the settings were loaded.
 * @param locale of a further language; without one the main language's
 */
export function currentWords(locale?: string): Words {
  const content = contentStore().current();
  const own = content.get(locale ? `${CUSTOM_WORDS}?locale=${locale}` : CUSTOM_WORDS)?.value as
    CustomWords | null | undefined;
  return withCustomWords(words(locale ?? regionIn(content)?.locale), own ?? undefined);
}
