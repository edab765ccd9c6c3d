import * as z from 'zod/mini';
import type { Code } from '@/lib/platform/http/say';

/** What tells visitors from programs; messages are codes. zod/mini: browsers load it too. */

/** ms */
export const MIN_FILL_TIME = 2_000;

const QUICK: Code = 'form.quick';
const NOT_EMPTY: Code = 'form.leaveEmpty';

const blankAsAbsent = z.transform((value: unknown) => (value === '' ? undefined : value));

export const guardFields = {
  /** The honeypot. */
  website: z.optional(z.literal('', NOT_EMPTY)),
  /** ms since the form was shown; absent without scripts. */
  elapsed: z.pipe(
    blankAsAbsent,
    z.optional(z.coerce.number(QUICK).check(z.gte(MIN_FILL_TIME, QUICK))),
  ),
};
