import { z } from 'zod';

const EMAIL = 'Please give a valid e-mail address.';

/** `x@localhost` is well-formed, but no mail from here reaches it. */
const HAS_DOTTED_DOMAIN = /\.[a-z][a-z0-9-]+$/i;

/**
 * One e-mail address, trimmed: what browsers take for one, with a dotted domain. 254 characters is the
 * longest that mail servers take.
 */
export const emailSchema = z
  .string(EMAIL)
  .trim()
  .max(254, EMAIL)
  .pipe(z.email({ pattern: z.regexes.html5Email, error: EMAIL }).regex(HAS_DOTTED_DOMAIN, EMAIL));
