import { joined } from '@/components/ui/whole-words/whole-words';
import { formFailureWords } from '@/components/ui/form-failure/words';
import { quoteSentWords } from '@/components/quotes/quote-result/words';
import { DRAWING_LIMITS, drawingTypes } from '@/contract/drawings';
import { FILE_FAULTS } from '@/lib/features/quotes/chosen-files';
import { QUOTE_FAULTS } from '@/lib/features/quotes/quote-values';
import { speechOf } from '@/lib/platform/http/speech';
import { drawingSentences } from '@/words/drawing-sentences';
import { pick } from '@/words/format';
import type { Words } from '@/words/words';

/** What the form for a quote shows and may have to say. For the server. */
export function quoteFormWords(words: Words) {
  const { quote, contact, common } = words;
  return {
    ...pick(
      quote,
      'part',
      'anotherPart',
      'moreOfPart',
      'moreOfYou',
      'drawings',
      'dropHere',
      'drop',
    ),
    ...pick(quote, 'choose', 'files', 'chooseLast', 'notTaken', 'you', 'send', 'sending', 'cancel'),
    again: quote.again,
    ...pick(common, 'remove', 'leaveEmpty'),
    fields: {
      ...pick(common, 'description', 'quantity', 'material', 'name', 'email', 'company', 'phone'),
      ...pick(quote, 'product', 'finish', 'notes'),
      date: quote.neededBy,
      message: quote.anythingElse,
    },
    drawingsHint: joined(drawingSentences(words, DRAWING_LIMITS, Object.keys(drawingTypes)).hint),
    sizes: common.sizes,
    sent: quoteSentWords(words),
    captcha: contact.captcha,
    failure: formFailureWords(words),
    speech: speechOf(words, [
      ...QUOTE_FAULTS,
      ...FILE_FAULTS,
      'quote.changedFile',
      'quote.nothingWanted',
      'quote.notSent',
      'quote.cancelled',
      'quote.mayHaveArrived',
    ]),
  };
}

export type QuoteFormWords = ReturnType<typeof quoteFormWords>;
