import 'server-only';
import * as z from 'zod';
import type { EnquiryContext } from '@/contract/enquiry-context';
import { ENQUIRY_LIMITS } from '@/contract/form-limits';
import { currentWords } from '@/lib/content/words/current-words';
import { HostRequestError } from '@/lib/content/host/errors';
import { callHost } from '@/lib/content/host/call-host';
import type { Answer, Submission } from '@/lib/features/forms/post-handler';
import { notTaken, TAKING_MS } from '@/lib/features/forms/not-taken';
import { invalid } from '@/lib/platform/http/http-error';
import { enquiriesWithoutCaptchaPerIp } from '@/lib/platform/limits/limits';
import { captcha, noteCaptchaToken } from './captcha';
import { contextOf } from './context';
import { wholeMessage } from './message';
import { checkEnquiry, type Enquiry } from './schema';

/** Subject and phone, with their names, take the rest. */
const TOO_LONG = { code: 'contact.tooLong', count: ENQUIRY_LIMITS.message - 150 } as const;

/** @throws HttpError */
export async function sendEnquiry(submission: Submission): Promise<Answer> {
  const { values, clientIp } = submission;
  const { enquiry, errors } = checkEnquiry(values);
  if (errors) throw invalid(errors);
  const context = await contextOf(submission);
  const { phone, ...sent } = enquiry;
  // For staff, so in the company's language.
  const message = wholeMessage({ ...sent, phone }, context.about, currentWords());
  if (message === undefined) throw invalid({ message: TOO_LONG });
  if (captcha()) {
    noteCaptchaToken(enquiry.recaptchaToken);
    if (!enquiry.recaptchaToken) await enquiriesWithoutCaptchaPerIp(clientIp);
  }
  await forward({ ...sent, message, ...context });
  return { status: 200, said: 'contact.sent' };
}

async function forward(enquiry: Omit<Enquiry, 'phone'> & EnquiryContext): Promise<void> {
  const reply = await callHost('/api/enquiries', {
    body: enquiry,
    timeoutMs: TAKING_MS,
    schema: z.unknown(),
  }).catch((error: unknown) => {
    if (error instanceof HostRequestError) throw notTaken('contact.notSent', error);
    throw error;
  });
  if (!reply.accepted) throw notTaken('contact.notSent', reply);
}
