import 'server-only';
import * as z from 'zod';
import type { EnquiryContext } from '@/contract/enquiry-context';
import { ENQUIRY_LIMITS } from '@/contract/form-limits';
import { heldWords } from '@/lib/content/held-words';
import { HostRequestError } from '@/lib/content/host/errors';
import { callHost } from '@/lib/content/host/call-host';
import type { Answer, Submission } from '@/lib/features/forms/post-handler';
import { invalid, HttpError } from '@/lib/platform/http/http-error';
import { enquiriesWithoutCaptchaPerIp } from '@/lib/platform/limits/limits';
import { fill } from '@/words/format';
import { captcha, noteCaptchaToken } from './captcha';
import { contextOf } from './context';
import { checkEnquiry, type Enquiry } from './schema';

/** The host may verify the captcha first, for which it takes up to 5 s. */
const TIMEOUT_MS = 8_000;

/** @throws HttpError */
export async function sendEnquiry({ values, clientIp, request }: Submission): Promise<Answer> {
  const { enquiry, errors } = checkEnquiry(values);
  if (errors) throw invalid(errors);
  const context = await contextOf({ values, request });
  if (captcha()) {
    noteCaptchaToken(enquiry.recaptchaToken);
    if (!enquiry.recaptchaToken) await enquiriesWithoutCaptchaPerIp(clientIp);
  }
  await forward({ ...withSubject(enquiry, context.about), ...context });
  return { status: 200, said: 'contact.sent' };
}

/** Hosts that know the fields of the specification alone get the subject in the message. */
function withSubject(enquiry: Enquiry, about: string | undefined): Enquiry {
  if (!about) return enquiry;
  const { line, about: name } = heldWords().mail.enquiry;
  const message = `${fill(line, { name, value: about })}\n\n${enquiry.message}`;
  return message.length > ENQUIRY_LIMITS.message ? enquiry : { ...enquiry, message };
}

async function forward(enquiry: Enquiry & EnquiryContext & { subject?: string }): Promise<void> {
  try {
    const { accepted } = await callHost('/api/enquiries', {
      body: enquiry,
      timeoutMs: TIMEOUT_MS,
      schema: z.unknown(),
    });
    if (accepted) return;
  } catch (error) {
    if (!(error instanceof HostRequestError)) throw error;
  }
  throw new HttpError(502, 'contact.notSent');
}
