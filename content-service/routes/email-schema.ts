import * as z from 'zod';

const EMAIL = 'Please give a valid e-mail address.';

/** `x@localhost` is well-formed, but cannot be reached from here. */
const HAS_DOTTED_DOMAIN = /\.[a-z][a-z0-9-]+$/i;

/** One e-mail address, trimmed, as browsers validate it. Mail servers accept at most 254 characters. */
export const emailSchema = z
  .string(EMAIL)
  .trim()
  .max(254, EMAIL)
  .pipe(z.email({ pattern: z.regexes.html5Email, error: EMAIL }).regex(HAS_DOTTED_DOMAIN, EMAIL));
