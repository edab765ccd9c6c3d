import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { enquiryContextSchema } from '../../contract/enquiry-context';
import { cutLine } from '../../contract/text-line';
import { parseInput } from '../http/http-error';
import type { CaptchaResult } from '../captcha';
import type { DeliveryQueue } from '../delivery-queue';
import type { EnquiryStore } from '../store/enquiries';
import { emailSchema } from './email-schema';

const NAME = 'Please give your name in at most 200 characters.';
const MESSAGE = 'Please write a message of at most 5000 characters.';

const enquirySchema = z.object(
  {
    // No line breaks: the name goes into headers of a mail.
    name: z
      .string(NAME)
      .transform((name) => name.replace(/[\s\p{Cc}]+/gu, ' ').trim())
      .pipe(z.string().min(1, NAME).max(200, NAME)),
    email: emailSchema,
    message: z.string(MESSAGE).trim().min(1, MESSAGE).max(5_000, MESSAGE),
    recaptchaToken: z.string('The human check has an unknown form.').default(''),
    subject: cutLine(100),
    ...enquiryContextSchema.shape,
  },
  'Please send the enquiry as a JSON object.',
);

export interface EnquiryDependencies {
  enquiries: EnquiryStore;
  queue: DeliveryQueue;
  checkCaptcha: (token: string) => Promise<CaptchaResult>;
  now: () => number;
}

/** POST /api/enquiries: stores the enquiry before the response and mails it afterwards. */
export function enquiryRoute(app: FastifyInstance, dependencies: EnquiryDependencies) {
  const { enquiries, queue, checkCaptcha, now } = dependencies;
  app.post('/api/enquiries', async (request) => {
    const { recaptchaToken, name, email, message, subject, ...context } = parseInput(
      enquirySchema,
      request.body,
    );
    const captcha = await checkCaptcha(recaptchaToken);
    await enquiries.add({ name, email, message, subject, context, captcha }, now());
    queue.wake();
    return { status: 200, message: 'Thank you, your message has been received.' };
  });
}
