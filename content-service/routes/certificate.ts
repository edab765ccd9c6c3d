import type { FastifyInstance } from 'fastify';
import * as z from 'zod';
import { cut } from '../../contract/cut';
import { emailField, requestIdField } from '../../contract/form-fields';
import { CODE_REQUEST_LENGTH } from '../../contract/form-limits';
import { CODE_DIGITS, readCode } from '../../contract/formats/code';
import { plainSigns } from '../../contract/formats/plain-signs';
import type { DeliveryQueue } from '../delivery-queue';
import { parseInput, HttpError } from '../http/http-error';
import type { Company } from '../mail/company';
import { certificateCodeMail } from '../mail/code-mail';
import type { Mailer } from '../mail/mailer';
import type { CertificateStore, CodeVerdict } from '../store/certificate-requests';
import type { Repeats } from '../store/repeats';
import { withinTime, type TimeLimit } from '../time-limit';

const JSON_OBJECT = 'Please send the request as a JSON object.';

/** Codes are bound to the e-mail regardless of case. */
const requesterEmail = z.pipe(
  emailField('Please give a valid e-mail address.'),
  z.transform((email) => email.toLowerCase()),
);

/** Everything but the e-mail is optional: a value that is not a string is ignored, a long one is cut. */
const optionalText = z
  .string()
  .catch('')
  .transform((text) => cut(text.trim(), CODE_REQUEST_LENGTH));

const requestSchema = z.object(
  {
    email: requesterEmail,
    name: optionalText,
    company_name: optionalText,
    address: optionalText,
    phone: optionalText.transform(plainSigns),
    request_id: requestIdField,
  },
  JSON_OBJECT,
);

const CODE = 'Please enter the code from the mail.';

/** What it reads of no code of ours is ''. */
const codeSchema = z.unknown().transform((typed, { issues }) => {
  const code = readCode(typed);
  if (code === undefined) issues.push({ code: 'custom', input: typed, message: CODE });
  return code?.value?.length === CODE_DIGITS ? code.value : '';
});

const verifySchema = z.object({ email: requesterEmail, otp: codeSchema }, JSON_OBJECT);
const visibilitySchema = z.object({ email: requesterEmail });

const errors: Record<Exclude<CodeVerdict, 'right'>, [status: number, message: string]> = {
  wrong: [400, 'This code is not right.'],
  expired: [410, 'This code is no longer valid; please request a new one.'],
  locked: [429, 'Too many wrong codes; please request a new one.'],
};

interface CertificateDependencies {
  certificates: CertificateStore;
  repeats: Repeats;
  /** Without it no codes are issued. */
  mailer?: Mailer;
  company: () => Company;
  webhooks?: DeliveryQueue;
  now: () => number;
}

/** The routes under /api/certificate: request a code, ask whether there is a valid one, verify it. */
export function certificateRoutes(app: FastifyInstance, dependencies: CertificateDependencies) {
  const { certificates, repeats, mailer, company, webhooks, now } = dependencies;

  app.post('/api/certificate/request', async (request) => {
    const { request_id: requestId, ...requester } = parseInput(requestSchema, request.body);
    const sent = { status: 200, message: 'OTP has been sent to your email' };
    await withinTime(request, async (time) => {
      const send = () => sendCode(requester, requestId, time);
      if (requestId === undefined) return send();
      await repeats.inTurn(`code ${requestId}`, time, async () => {
        if (!(await certificates.isKnown(requestId, now()))) await send();
      });
    });
    return sent;

    async function sendCode(to: typeof requester, requestId: string | undefined, time: TimeLimit) {
      const { certificate: texts } = company().words;
      if (!mailer) throw new HttpError(503, texts.noMail);
      const { id, code } = await certificates.open(to, now(), requestId, time.beforeCommit);
      try {
        await mailer.send(certificateCodeMail(to.email, code, company()));
      } catch (error) {
        await certificates.withdraw(id);
        // The error message of the mail server may contain the recipient.
        const { code: fault, responseCode } = error as { code?: string; responseCode?: number };
        request.log.error(
          { code: fault, responseCode, request: id },
          'The mail with a code failed',
        );
        throw new HttpError(502, texts.mailFailed);
      }
      await certificates.issue(id);
      webhooks?.wake();
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
