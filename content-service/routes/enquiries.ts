import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { enquiryContextSchema } from '../../contract/enquiry-context';
import { enquiryFields } from '../../contract/enquiry';
import { cutLine, requestIdField } from '../../contract/form-fields';
import { ENQUIRY_LIMITS } from '../../contract/form-limits';
import { languageField } from '../../contract/sent-language';
import { parseInput } from '../http/http-error';
import type { CaptchaResult } from '../captcha';
import type { DeliveryQueue } from '../delivery-queue';
import type { EnquiryStore, NewEnquiry } from '../store/enquiries';
import { contentHash, type Repeats, type Sent } from '../store/repeats';
import { withinTime, type TimeLimit } from '../time-limit';

const enquirySchema = z.object(
  {
    ...enquiryFields({
      name: `Please give your name in at most ${ENQUIRY_LIMITS.name} characters.`,
      email: 'Please give a valid e-mail address.',
      message: `Please write a message of at most ${ENQUIRY_LIMITS.message} characters.`,
    }),
    recaptchaToken: z.string('The human check has an unknown form.').default(''),
    subject: cutLine(ENQUIRY_LIMITS.subject),
    request_id: requestIdField,
    language: languageField,
    ...enquiryContextSchema.shape,
  },
  'Please send the enquiry as a JSON object.',
);

export interface EnquiryDependencies {
  enquiries: EnquiryStore;
  repeats: Repeats;
  queue: DeliveryQueue;
  checkCaptcha: (token: string) => Promise<CaptchaResult>;
  now: () => number;
}

/** @returns stores what was not stored before, and says whether it did. Whoever sends it again waits, unchecked. */
export function storingOnce({ enquiries, repeats, checkCaptcha, now }: EnquiryDependencies) {
  return (
    enquiry: Omit<NewEnquiry, 'captcha'>,
    { token, time, ...sent }: Sent & { token: string; time: TimeLimit },
  ): Promise<boolean> =>
    repeats.inTurn(sent.contentHash, time, async () => {
      if (await repeats.isKnown(sent)) return false;
      const captcha = await checkCaptcha(token);
      time.check();
      const added = await enquiries.add({ ...enquiry, captcha }, now(), sent, time.beforeCommit);
      return added !== undefined;
    });
}

/** POST /api/enquiries: stores the enquiry before the response and mails it afterwards. */
export function enquiryRoute(app: FastifyInstance, dependencies: EnquiryDependencies) {
  const storeOnce = storingOnce(dependencies);
  app.post('/api/enquiries', async (request) => {
    const {
      recaptchaToken: token,
      request_id: requestId,
      ...fields
    } = parseInput(enquirySchema, request.body);
    const { name, email, message, subject, language, ...context } = fields;
    const filledIn = { name, email, message, subject };
    await withinTime(request, (time) =>
      storeOnce(
        { ...filledIn, context, language },
        { token, time, requestId, contentHash: contentHash(filledIn) },
      ),
    );
    dependencies.queue.wake();
    return { status: 200, message: 'Thank you, your message has been received.' };
  });
}
