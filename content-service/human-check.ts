import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { Refusal } from './http/refusal';

/** What is noted beside an enquiry: no check set up, passed, or it could not be made. */
export type HumanCheck = 'off' | 'passed' | 'unavailable';

interface HumanCheckOptions {
  /** Without a secret nothing is checked. */
  secret: string | undefined;
  verifyUrl: string;
  log: FastifyBaseLogger;
}

const TIMEOUT_MS = 5_000;

/** Faults of our own set-up; a visitor must not be turned away for them. */
const setupFaults = ['missing-input-secret', 'invalid-input-secret', 'bad-request'];

const verdictSchema = z.object({
  success: z.boolean(),
  'error-codes': z.array(z.string()).default([]),
});

/**
 * Makes the check of a token. It throws a Refusal (422) when the provider does not accept the token.
 * An empty one comes from visitors whom the provider's script did not reach; the site lets fewer of
 * them through.
 */
export function createHumanCheck({ secret, verifyUrl, log }: HumanCheckOptions) {
  async function ask(secretGiven: string, token: string) {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: secretGiven, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`the provider answered ${response.status}`);
    const verdict = verdictSchema.parse(await response.json());
    const fault = verdict['error-codes'].find((code) => setupFaults.includes(code));
    if (fault) throw new Error(`the provider answered ${fault}`);
    return verdict.success;
  }

  return async function checkHuman(token: string): Promise<HumanCheck> {
    if (!secret) return 'off';
    if (!token) return 'unavailable';
    const passed = await ask(secret, token).catch((error: unknown) => {
      log.error(
        { err: error },
        'The human check is unavailable; the enquiry is accepted and marked',
      );
      return undefined;
    });
    if (passed === undefined) return 'unavailable';
    if (!passed) {
      throw new Refusal(422, 'Please confirm that you are not a robot, then send again.');
    }
    return 'passed';
  };
}
