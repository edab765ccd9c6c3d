import 'server-only';
import type { Reading } from '@/lib/features/forms/post-handler';
import { readValues, type SubmissionFormat } from '@/lib/features/forms/submission';
import { HttpError } from '@/lib/platform/http/http-error';
import { readQuoteForm, type QuoteForm } from './read-form';

/** Files are missing where a further row of parts is asked for without scripts. */
type ReceivedQuote = {
  values: Record<string, unknown>;
  form?: QuoteForm;
  discard?: () => void;
};

const typeOf = (headers: Headers) =>
  headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();

export const isAnotherPart = (headers: Headers) =>
  typeOf(headers) === 'application/x-www-form-urlencoded';

/** A form with files, with scripts or without; without files it asks for another part. */
export const quoteReading: Reading<ReceivedQuote> = {
  formatOf(headers): SubmissionFormat {
    if (isAnotherPart(headers)) return 'form';
    if (typeOf(headers) !== 'multipart/form-data') throw new HttpError(415, 'form.wrongFormat');
    return headers.get('accept')?.includes('application/json') ? 'json' : 'form';
  },
  async read(request) {
    if (isAnotherPart(request.headers)) return { values: await readValues(request, 'form') };
    const form = await readQuoteForm(request);
    return { values: form.values, form, discard: form.discard };
  },
  isCheap: isAnotherPart,
};
