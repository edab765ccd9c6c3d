import { enquiryFailureWords } from '@/components/contact/enquiry-form/words';
import { quoteSentWords } from '@/components/quotes/quote-result/words';
import { DRAWING_LIMITS, drawingTypes } from '@/contract/drawings';
import { FILE_FAULTS } from '@/lib/features/quotes/chosen-files';
import { QUOTE_FAULTS } from '@/lib/features/quotes/quote-values';
import { speechOf } from '@/lib/platform/http/speech';
import { drawingSentences } from '@/words/drawing-sentences';
import type { Words } from '@/words/words';

/** What the form for a quote shows and may have to say. For the server. */
export function quoteFormWords(words: Words) {
  const { quote, contact, common } = words;
  return {
    part: quote.part,
    fields: {
      description: common.description,
      product: quote.product,
      quantity: common.quantity,
      material: common.material,
      finish: quote.finish,
      date: quote.neededBy,
      notes: quote.notes,
      name: common.name,
      email: common.email,
      company: common.company,
      phone: common.phone,
      message: quote.anythingElse,
    },
    anotherPart: quote.anotherPart,
    moreOfPart: quote.moreOfPart,
    moreOfYou: quote.moreOfYou,
    remove: common.remove,
    drawings: quote.drawings,
    drawingsHint: drawingSentences(words, DRAWING_LIMITS, Object.keys(drawingTypes)).hint,
    dropHere: quote.dropHere,
    drop: quote.drop,
    choose: quote.choose,
    files: quote.files,
    chooseLast: quote.chooseLast,
    sizes: common.sizes,
    notTaken: quote.notTaken,
    you: quote.you,
    send: quote.send,
    sending: quote.sending,
    cancel: quote.cancel,
    leaveEmpty: common.leaveEmpty,
    sent: quoteSentWords(words),
    again: quote.again,
    captcha: contact.captcha,
    failure: enquiryFailureWords(words),
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
