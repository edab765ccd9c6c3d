import { failed } from '@/words/en/failed';
import type { Catalogue } from '@/words/messages';

type FailedWords = Catalogue['errors']['failed'];

const ENGLISH = JSON.stringify(failed);

/*
 * No component of the server stands around the screen for an error, so the layout writes its words on the
 * root element, if they are others than the English ones.
 */

/** For `data-failed` of the root element. */
export function failedAttribute(words: FailedWords): string | undefined {
  const written = JSON.stringify(words);
  return written === ENGLISH ? undefined : written;
}

/** @param written what the root element has in `data-failed` */
export const failedWords = (written: string | undefined): FailedWords =>
  JSON.parse(written ?? ENGLISH) as FailedWords;
