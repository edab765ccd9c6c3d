import 'server-only';
import { redirectToResult } from '@/lib/features/forms/form-result';
import { postHandlerWith } from '@/lib/features/forms/post-handler';
import { quoteRowsPerIp, quotesPerIp } from '@/lib/platform/limits/limits';
import { isAnotherPart, quoteReading } from './receive-quote';
import { sendQuote } from './send-quote';

/** For a page without scripts that asks for another row: nothing was sent, nothing is wrong. */
export const ANOTHER_PART = 202;

export const postQuote = postHandlerWith(quoteReading, {
  rateLimit: (clientIp, headers) =>
    (isAnotherPart(headers) ? quoteRowsPerIp : quotesPerIp)(clientIp),
  handle: async (submission, { form }) =>
    form ? sendQuote(submission, form) : { status: ANOTHER_PART, said: { text: '' } },
  redirectTo: redirectToResult('/quote/result'),
});
