import { HttpError } from '@/lib/platform/http/http-error';
import type { Said } from '@/lib/platform/http/say';

/** So long a host may take to store what a visitor has sent; the embedded service answers within 15 s. */
export const TAKING_MS = 20_000;

/** @param mayHaveArrived the host was told, and its answer has not come */
export const notTaken = (said: Said, mayHaveArrived: boolean): HttpError =>
  mayHaveArrived ? new HttpError(504, 'form.mayHaveArrived') : new HttpError(502, said);
