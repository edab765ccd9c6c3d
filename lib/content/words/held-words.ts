import 'server-only';
import { withOwnWords, type OwnWords } from '@/words/own-words';
import { words, type Words } from '@/words/words';
import { OWN_WORDS, regionIn } from '@/lib/content/store/held-content';
import { contentStore } from '@/lib/content/store/store';

/**
 * The words of the site where no page is rendered: in answers of route handlers, and around Next.js. It waits for no
 * host, so that an error can be told at any time: the words are English until the settings were loaded.
 */
export function heldWords(): Words {
  const content = contentStore().current();
  const own = content.get(OWN_WORDS)?.value as OwnWords | null | undefined;
  return withOwnWords(words(regionIn(content)?.locale), own ?? undefined);
}
