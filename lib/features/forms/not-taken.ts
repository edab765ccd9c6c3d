import { isUnanswered } from '@/lib/content/host/errors';
import { HttpError } from '@/lib/platform/http/http-error';
import type { Said } from '@/lib/platform/http/say';

/** So long a host may take to store what a visitor has sent; the embedded service answers within 15 s. */
export const TAKING_MS = 20_000;

/**
 * What a visitor is told where the host has not said that it took what was sent.
 * @param outcome its reply, or what `callHost` has thrown
 * @param isOut whether all was sent: a host that has only a part has not taken it
 */
export const notTaken = (said: Said, outcome: { status?: number }, isOut = true): HttpError =>
  outcome.status === 504 || (isOut && isUnanswered(outcome))
    ? new HttpError(504, 'form.mayHaveArrived')
    : new HttpError(502, said);
