import { anyOf, fill, plural } from './format';
import type { Words } from './words';

type Limits = { files: number; megabytes: number };

/**
 * What forms and answers say of drawings that may be sent, with the limits filled in.
 * @param types names of formats
 */
export function drawingSentences(
  { language, common, quote }: Pick<Words, 'language' | 'common' | 'quote'>,
  { files: count, megabytes }: Limits,
  types: readonly string[],
) {
  const size = fill(common.sizes.megabytes, { amount: megabytes });
  const list = anyOf(language, types);
  return {
    hint: plural(language, quote.drawingsHint, { types: list, count, size }),
    wrongType: fill(quote.wrongType, { types: list }),
    tooLarge: fill(quote.tooLarge, { size }),
    tooManyFiles: plural(language, quote.tooManyFiles, { count }),
    tooLargeTogether: plural(language, quote.tooLargeTogether, { count, size }),
  };
}
