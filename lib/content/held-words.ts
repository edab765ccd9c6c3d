import 'server-only';
import { words, type Words } from '@/words/words';
import { regionIn } from './held-content';
import { contentStore } from './store';

/**
 * The words of the site where no page is rendered: in answers of route handlers, and around Next.js. It waits for no
 * host, so that an error can be told at any time: the words are English until the settings were loaded.
 */
export const heldWords = (): Words => words(regionIn(contentStore().current())?.locale);
