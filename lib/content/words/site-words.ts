import 'server-only';
import { cache } from 'react';
import { formatsOf, type Formats } from '@/words/formats';
import { withCustomWords, type CustomWords } from '@/words/custom-words';
import { words, type Words } from '@/words/words';

type Spoken = { words: Words; formats: Formats };

/** Of the specification, which knows no locale. */
const unset = (): Spoken => ({ words: words(undefined), formats: formatsOf() });

/** React keeps one for each rendering: that of a page with its layout, its metadata and all components. */
const ofRendering = cache((): { spoken?: Spoken } => ({}));

/** Called where the settings are read, which happens in every rendering before a component shows a word. */
export function setSiteLanguage(
  settings: { locale?: string; currency?: string },
  own?: CustomWords,
): void {
  ofRendering().spoken = {
    words: withCustomWords(words(settings.locale), own),
    formats: formatsOf(settings),
  };
}

/**
 * The words that server components show, in the language of the page. Islands get those that they show as
 * properties; route handlers and documents ask `loadWords()`, since they are no rendering of React.
 */
export const siteWords = (): Words => (ofRendering().spoken ?? unset()).words;

/** How server components write numbers, money and dates; islands and others get it like the words. */
export const siteFormats = (): Formats => (ofRendering().spoken ?? unset()).formats;
