import { DRAWING_LIMITS, drawingTypes } from '@/contract/drawings';
import { QUOTE_LIMITS } from '@/contract/form-limits';
import { drawingSentences } from '@/words/drawing-sentences';
import { plural } from '@/words/format';
import type { Words } from '@/words/words';

/** `{ quick: '…' }` → `{ 'form.quick': '…' }` */
const under = <const Area extends string, Texts extends object>(area: Area, texts: Texts) =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [`${area}.${key}`, text as unknown]),
  ) as { [Key in keyof Texts & string as `${Area}.${Key}`]: Texts[Key] };

/**
 * What forms, limits and locked documents answer, by code, in the language of the site. What is always the same, such
 * as the size of a drawing, is filled in. For the server: islands get the few that they may have to show.
 */
export function sentencesIn(words: Words) {
  const { language, errors, quote, contact, certificate, common } = words;
  const ofDrawings = drawingSentences(words, DRAWING_LIMITS, Object.keys(drawingTypes));
  return {
    ...under('form', errors.form),
    ...under('limits', errors.limits),
    ...under('contact', {
      sent: contact.sent,
      notSent: contact.notSent,
      noMessage: contact.noMessage,
      wrongPhone: contact.wrongPhone,
      wrongSubject: contact.wrongSubject,
      tooLong: contact.tooLong,
    }),
    ...under('quote', {
      sent: quote.sent,
      notSent: quote.notSent,
      cancelled: quote.cancelled,
      mayHaveArrived: quote.mayHaveArrived,
      nothingWanted: quote.nothingWanted,
      writeLess: quote.writeLess,
      wrongPhone: quote.wrongPhone,
      tooManyParts: plural(language, quote.tooManyParts, { count: QUOTE_LIMITS.parts }),
      tooManyFields: quote.tooManyFields,
      emptyFile: quote.emptyFile,
      unreadableFile: quote.unreadableFile,
      changedFile: quote.changedFile,
      wrongType: ofDrawings.wrongType,
      tooLarge: ofDrawings.tooLarge,
      tooManyFiles: ofDrawings.tooManyFiles,
      tooLargeTogether: ofDrawings.tooLargeTogether,
      notTakenNow: quote.notTakenNow,
      manyUploads: quote.manyUploads,
      manyOfYours: quote.manyOfYours,
      diskFull: quote.diskFull,
    }),
    ...under('certificate', {
      ...certificate.notices,
      sentLate: `${certificate.notices.sent} ${certificate.mayBeLate}`,
      startedAgain: certificate.startedAgain,
      wrongEmail: certificate.wrongEmail,
      requestFirst: certificate.requestFirst,
      notChecked: certificate.notChecked,
      notOffered: common.notOffered,
    }),
  };
}

export type Sentences = ReturnType<typeof sentencesIn>;
