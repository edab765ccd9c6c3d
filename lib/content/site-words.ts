import 'server-only';
import { cache } from 'react';
import { words, type Words } from '@/words/words';

/** React keeps one for each rendering: that of a page with its layout, its metadata and all components. */
const ofRendering = cache((): { words?: Words } => ({}));

/** Called where the settings are read, which happens in every rendering before a component shows a word. */
export function setSiteWords(locale: string | undefined): void {
  ofRendering().words = words(locale);
}

/**
 * The words that server components show, in the language of the page. Islands get those that they show as
 * properties; route handlers, mails and documents ask `words(locale)`, since they are no rendering of React.
 */
export const siteWords = (): Words => ofRendering().words ?? words(undefined);
