import 'server-only';
import { cache } from 'react';
import { withOwnWords, type OwnWords } from '@/words/own-words';
import { words, type Words } from '@/words/words';

/** React keeps one for each rendering: that of a page with its layout, its metadata and all components. */
const ofRendering = cache((): { words?: Words; own?: OwnWords } => ({}));

/** Called where the settings are read, which happens in every rendering before a component shows a word. */
export function setSiteWords(locale: string | undefined): void {
  ofRendering().words = words(locale);
}

/** Called by `loadWords`, which layouts and pages do before they show a word. */
export function setOwnWords(own: OwnWords | undefined): void {
  ofRendering().own = own;
}

/**
 * The words that server components show, in the language of the page. Islands get those that they show as
 * properties; route handlers and documents ask `loadWords()`, since they are no rendering of React.
 */
export function siteWords(): Words {
  const { words: found = words(undefined), own } = ofRendering();
  return withOwnWords(found, own);
}
