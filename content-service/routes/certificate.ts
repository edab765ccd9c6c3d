import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { requesterEmail, requesterFields } from '../../contract/enquiry';
import { languageField } from '../../contract/sent-language';
import { CODE_REQUEST_LENGTH } from '../../contract/form-limits';
import { CODE_DIGITS, readCode } from '../../contract/formats/code';
import type { DeliveryQueue } from '../delivery-queue';
import { parseInput, HttpError } from '../http/http-error';
import type { CompanyIn } from '../mail/company';
import { certificateCodeMail } from '../mail/code-mail';
import { MailError, type Mailer } from '../mail/mailer';
import type { CertificateStore, CodeVerdict } from '../store/certificate-requests';
import type { Repeats } from '../store/repeats';
import { withinTime, type TimeLimit } from '../time-limit';

const JSON_OBJECT = 'Please send the request as a JSON object.';

const EMAIL = 'Please give a valid e-mail address.';
const LONG = `Please write at most ${CODE_REQUEST_LENGTH} characters.`;

const requestSchema = z.object(
  { ...requesterFields({ email: EMAIL, long: LONG }), language: languageField },
  JSON_OBJECT,
);

const CODE = 'Please enter the code from the mail.';
const OUR_CODE = new RegExp(`^\\d{${CODE_DIGITS}}$`);

/** What it reads of no code of ours is ''. */
const codeSchema = z.unknown().transform((typed, { issues }) => {
  const code = readCode(typed);
  if (code === undefined) issues.push({ code: 'custom', input: typed, message: CODE });
  return OUR_CODE.exec(code?.value ?? '')?.[0] ?? '';
});

const verifySchema = z.object({ email: requesterEmail(EMAIL), otp: codeSchema }, JSON_OBJECT);
const visibilitySchema = z.object({ email: requesterEmail(EMAIL) });

const errors: Record<Exclude<CodeVerdict, 'right'>, [status: number, message: string]> = {
  wrong: [400, 'This code is not right.'],
  expired: [410, 'This code is no longer valid; please request a new one.'],
  locked: [429, 'Too many wrong codes; please request a new one.'],
};

/** The site waits for 15 seconds. */
const CODE_MAIL_MS = 12_000;

interface CertificateDependencies {
  certificates: CertificateStore;
  repeats: Repeats;
  /** Without it no codes are issued. */
  mailer?: Mailer;
  company: CompanyIn;
  webhooks?: DeliveryQueue;
  /** How long a visitor waits for the mail server. */
  codeMailMs?: number;
  now: () => number;
}

/**
 * Waits for what the mail server says of a mail that it has got.
 * @returns whether it said nothing within the limit, or went away: the mail may arrive
 * @throws MailError where it does not arrive
 */
async function isAnswerLate(
  answer: Promise<unknown>,
  limit: AbortSignal,
  onLateRefusal: (error: unknown) => Promise<void>,
): Promise<boolean> {
  const answered = answer.then(
    () => false,
    (error: unknown) => {
      if (error instanceof MailError && error.isAnswered) throw error;
      return true;
    },
  );
  const isLate = await Promise.race([answered, limit.aborted || once(limit, 'abort')]);
  if (isLate) void answered.catch(onLateRefusal);
  return Boolean(isLate);
}

/** The routes under /api/certificate: request a code, ask whether there is a valid one, verify it. */
export function certificateRoutes(app: FastifyInstance, dependencies: CertificateDependencies) {
  const { certificates, repeats, mailer, company, webhooks, now } = dependencies;
  const { codeMailMs = CODE_MAIL_MS } = dependencies;

  app.post('/api/certificate/request', async (request) => {
    const { request_id: requestId, ...requester } = parseInput(requestSchema, request.body);
    const sent = { status: 200, message: 'OTP has been sent to your email' };
    const isLate = await withinTime(request, async (time) => {
      const send = () => sendCode(requester, requestId, time);
      if (requestId === undefined) return send();
      return repeats.inTurn(`code ${requestId}`, time, async () => {
        const isKnown = await certificates.isKnown(requestId, now());
        return isKnown ? false : send();
      });
    });
    return { ...sent, ...(isLate && { late: true }) };

    /** @returns whether the mail may be late */
    async function sendCode(to: typeof requester, requestId: string | undefined, time: TimeLimit) {
      const us = company(to.language);
      const { certificate: texts } = us.words;
      if (!mailer) throw new HttpError(503, texts.noMail);
      const { id, code } = await certificates.open(to, now(), requestId, time.beforeCommit);
      const withdraw = async (error: unknown) => {
        const { message: reason } = error as Error;
        request.log.error({ reason, request: id }, 'The mail with a code failed');
        await certificates.withdraw(id);
      };
      const breakOff = AbortSignal.timeout(codeMailMs);
      let isLate: boolean;
      try {
        const mail = certificateCodeMail(to.email, code, us);
        const { answer } = await mailer.send(mail, { breakOff });
        const onLateRefusal = (error: unknown) =>
          withdraw(error).catch((err: unknown) => request.log.error({ err }, 'Unexpected error'));
        isLate = await isAnswerLate(answer, breakOff, onLateRefusal);
      } catch (error) {
        await withdraw(error);
        throw new HttpError(502, texts.mailFailed);
      }
      await certificates.issue(id);
      webhooks?.wake();
      return isLate;
    }
  });

  app.get('/api/certificate/check-visibility', async (request) => {
    const { email } = parseInput(visibilitySchema, request.query);
    return {
      status: 200,
      certificateVisibility: (await certificates.hasUsableCode(email, now())) ? 1 : 0,
    };
  });

  app.post('/api/certificate/verify', async (request) => {
    const { email, otp } = parseInput(verifySchema, request.body);
    // What cannot be a code costs no try.
    const verdict = otp ? await certificates.verify(email, otp, now()) : 'wrong';
    if (verdict !== 'right') throw new HttpError(...errors[verdict]);
    return { status: 200, message: 'Verified successfully' };
  });
}
