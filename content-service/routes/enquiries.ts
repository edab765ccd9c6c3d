import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { enquiryContextSchema } from '../../contract/enquiry-context';
import { cutLine, emailField, textLine } from '../../contract/form-fields';
import { ENQUIRY_LIMITS } from '../../contract/form-limits';
import { parseInput } from '../http/http-error';
import type { CaptchaResult } from '../captcha';
import type { DeliveryQueue } from '../delivery-queue';
import type { EnquiryStore } from '../store/enquiries';

const NAME = `Please give your name in at most ${ENQUIRY_LIMITS.name} characters.`;
const EMAIL = 'Please give a valid e-mail address.';
const MESSAGE = `Please write a message of at most ${ENQUIRY_LIMITS.message} characters.`;

const enquirySchema = z.object(
  {
    name: textLine(ENQUIRY_LIMITS.name, NAME).check(z.minLength(1, NAME)),
    email: emailField(EMAIL),
    message: z.string(MESSAGE).trim().min(1, MESSAGE).max(ENQUIRY_LIMITS.message, MESSAGE),
    recaptchaToken: z.string('The human check has an unknown form.').default(''),
    subject: cutLine(ENQUIRY_LIMITS.subject),
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
