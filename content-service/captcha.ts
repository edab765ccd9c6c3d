import type { FastifyBaseLogger } from 'fastify';
import * as z from 'zod';
import { HttpError } from './http/http-error';

/** Stored with an enquiry: no captcha configured, passed, or not checked although configured. */
export type CaptchaResult = 'off' | 'passed' | 'unavailable';

/** For operators: whether tokens can be checked, and if not, why. */
export type CaptchaHealth = { status: 'off' | 'ok' | 'failing'; reason?: string };

interface CaptchaOptions {
  /** undefined turns the captcha off. */
  secret: string | undefined;
  verifyUrl: string;
  log: FastifyBaseLogger;
}

const TIMEOUT_MS = 5_000;

/** Codes of a wrong configuration, for which no visitor must be rejected, and what to do. */
const configurationErrors: Record<string, string> = {
  'missing-input-secret': 'RECAPTCHA_SECRET is missing',
  'invalid-input-secret': 'RECAPTCHA_SECRET is wrong',
  'bad-request': 'the provider calls the request malformed',
};

const V3 = 'The keys are of reCAPTCHA v3; create keys of v2';

/** One visitor's token may be old; so many in a row mean that the two keys do not match. */
const REJECTED_IN_A_ROW = 10;
const MISMATCH = 'every token is rejected; RECAPTCHA_SITE_KEY may not belong to RECAPTCHA_SECRET';

const verdictSchema = z.object({
  success: z.boolean(),
  /** Only v3 has one. */
  score: z.number().optional(),
  'error-codes': z.array(z.string()).default([]),
});

/**
 * `check` throws HttpError 422 for a token that the provider rejects. An empty token is accepted,
 * because the provider's script may not have loaded; the site has a stricter rate limit for these.
 */
export function createCaptchaCheck({ secret, verifyUrl, log }: CaptchaOptions) {
  let failure: string | undefined;
  let rejected = 0;

  async function verify(secretGiven: string, token: string) {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: secretGiven, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the provider answered ${response.status}`);
    const verdict = verdictSchema.parse(await response.json());
    const error = verdict['error-codes'].find((code) => Object.hasOwn(configurationErrors, code));
    if (error) throw new Error(configurationErrors[error]);
    if (verdict.score !== undefined) throw new Error(V3);
    return verdict.success;
  }

  async function check(token: string): Promise<CaptchaResult> {
    if (!secret) return 'off';
    if (!token) return 'unavailable';
    try {
      const passed = await verify(secret, token);
      rejected = passed ? 0 : rejected + 1;
      failure = rejected >= REJECTED_IN_A_ROW ? MISMATCH : undefined;
      if (rejected === REJECTED_IN_A_ROW) log.error(`The captcha does not work: ${MISMATCH}`);
      if (passed) return 'passed';
    } catch (error) {
      failure = error instanceof z.ZodError ? 'the answer is no verdict' : String(error);
      log.error({ err: error }, 'The captcha could not be checked; the enquiry is accepted');
      return 'unavailable';
    }
    throw new HttpError(422, 'Please confirm that you are not a robot, then send again.');
  }

  function health(): CaptchaHealth {
    if (!secret) return { status: 'off' };
    return failure ? { status: 'failing', reason: failure } : { status: 'ok' };
  }

  return { check, health };
}

export type CaptchaCheck = ReturnType<typeof createCaptchaCheck>;
