import 'server-only';
import { z } from 'zod';
import { environment } from '@/lib/env';
import { HostRequestError } from '@/lib/content-host/errors';
import { callHost } from '@/lib/content-host/json';
import type { Answer, Submission } from '@/lib/forms/post-handler';
import { invalid, HttpError } from '@/lib/http/http-error';
import { enquiriesWithoutCaptchaPerIp } from '@/lib/limits/limits';
import { checkEnquiry, type Enquiry } from './schema';
import { ENQUIRY_SENT } from '@/lib/text/prescribed';
import { NOT_SENT } from './texts';

/** The host may verify the captcha first, for which it takes up to 5 s. */
const TIMEOUT_MS = 8_000;

/** @throws HttpError */
export async function sendEnquiry({ values, clientIp }: Submission): Promise<Answer> {
  const { enquiry, errors } = checkEnquiry(values);
  if (errors) throw invalid(errors);
  if (environment().RECAPTCHA_SITE_KEY && !enquiry.recaptchaToken) {
    await enquiriesWithoutCaptchaPerIp(clientIp);
  }
  await forward(enquiry);
  return { status: 200, message: ENQUIRY_SENT };
}

async function forward(enquiry: Enquiry): Promise<void> {
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
  throw new HttpError(502, NOT_SENT);
}
