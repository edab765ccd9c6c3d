import * as z from 'zod/mini';
import { EMAIL_LENGTH } from './email-length';

/** `x@localhost` is well-formed, but no mail from here reaches it. */
const HAS_DOTTED_DOMAIN = /\.[a-z][a-z0-9-]+$/i;

/**
 * One e-mail address, trimmed: what browsers take for one, with a dotted domain.
 * @param message says that it is none
 */
export const emailSchema = (message: string) =>
  z
    .string(message)
    .check(
      z.trim(),
      z.maxLength(EMAIL_LENGTH, message),
      z.email({ pattern: z.regexes.html5Email, error: message }),
      z.regex(HAS_DOTTED_DOMAIN, message),
    );
