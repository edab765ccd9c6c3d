import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { HttpError } from './http/http-error';

/** Stored with an enquiry: no captcha configured, passed, or not checked although configured. */
export type CaptchaResult = 'off' | 'passed' | 'unavailable';

interface CaptchaOptions {
  /** undefined turns the captcha off. */
  secret: string | undefined;
  verifyUrl: string;
  log: FastifyBaseLogger;
}

const TIMEOUT_MS = 5_000;

/** Error codes for a wrong configuration, for which no visitor must be rejected. */
const configurationErrors = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

const verdictSchema = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
});

/**
 * Creates a function that checks a token and throws HttpError 422 for one that the provider rejects.
 * An empty token is accepted, because the provider's script may not have loaded; the site has a
 * stricter rate limit for these.
 */
export function createCaptchaCheck({ secret, verifyUrl, log }: CaptchaOptions) {
  async function verify(secretGiven: string, token: string) {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: secretGiven, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the provider answered ${response.status}`);
    const verdict = verdictSchema.parse(await response.json());
    const error = verdict['error-codes'].find((code) => configurationErrors.includes(code));
    if (error) throw new Error(`the provider answered ${error}`);
    return verdict.success;
  }

  return async function checkCaptcha(token: string): Promise<CaptchaResult> {
    if (!secret) return 'off';
    if (!token) return 'unavailable';
    const passed = await verify(secret, token).catch((error: unknown) => {
      log.error({ err: error }, 'The captcha could not be checked; the enquiry is accepted');
      return undefined;
    });
    if (passed === undefined) return 'unavailable';
    if (!passed) {
      throw new HttpError(422, 'Please confirm that you are not a robot, then send again.');
    }
    return 'passed';
  };
}
