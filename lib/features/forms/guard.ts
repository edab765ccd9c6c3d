import * as z from 'zod/mini';

/** What tells visitors from programs. zod/mini: browsers load it too. */

/** ms */
export const MIN_FILL_TIME = 2_000;

const QUICK = 'That was very quick. Please wait two seconds, then send again.';

const blankAsAbsent = z.transform((value: unknown) => (value === '' ? undefined : value));

export const guardFields = {
  /** The honeypot. */
  website: z.optional(z.literal('', 'Please leave this field empty.')),
  /** ms since the form was shown; absent without scripts. */
  elapsed: z.pipe(
    blankAsAbsent,
    z.optional(z.coerce.number(QUICK).check(z.gte(MIN_FILL_TIME, QUICK))),
  ),
};
