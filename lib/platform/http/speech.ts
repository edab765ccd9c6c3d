import type { Words } from '@/words/words';
import type { Code, Speech } from './say';
import { sentencesIn } from './sentences';

/** For the server: all that may be said. */
export const speechIn = (words: Words): Speech => ({
  language: words.language,
  sentences: sentencesIn(words),
});

/** For an island: what it may have to say without asking the server. */
export function speechOf<Known extends Code>(words: Words, codes: readonly Known[]): Speech<Known> {
  const all = sentencesIn(words);
  const known = ['form.ofFile' as const, ...codes].map((code) => [code, all[code]]);
  return {
    language: words.language,
    sentences: Object.fromEntries(known) as Speech<Known>['sentences'],
  };
}
