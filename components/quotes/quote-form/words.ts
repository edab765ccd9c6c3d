import { enquiryFailureWords } from '@/components/contact/enquiry-form/words';
import { DRAWING_LIMITS, drawingTypes } from '@/contract/drawings';
import { FILE_FAULTS } from '@/lib/features/quotes/chosen-files';
import { QUOTE_FAULTS } from '@/lib/features/quotes/quote-values';
import { speechOf } from '@/lib/platform/http/speech';
import { anyOf, fill, plural } from '@/words/format';
import type { Words } from '@/words/words';

/** What the form for a quote shows and may have to say. For the server. */
export function quoteFormWords(words: Words) {
  const { language, quote, contact, common } = words;
  const { files: count, bytes } = DRAWING_LIMITS;
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
    drawingsHint: plural(language, quote.drawingsHint, {
      types: anyOf(language, Object.keys(drawingTypes)),
      count,
      size: fill(common.sizes.megabytes, { amount: bytes / 1024 / 1024 }),
    }),
    dropHere: quote.dropHere,
    drop: quote.drop,
    choose: quote.choose,
    files: quote.files,
    chooseLast: quote.chooseLast,
    megabytes: common.sizes.megabytes,
    notTaken: quote.notTaken,
    you: quote.you,
    send: quote.send,
    sending: quote.sending,
    cancel: quote.cancel,
    leaveEmpty: common.leaveEmpty,
    sent: { sent: quote.sent, without: quote.sentWithout },
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
