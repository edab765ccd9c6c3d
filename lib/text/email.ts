import * as z from 'zod/mini';
import { EMAIL_LENGTH } from './email-length';

/** `x@localhost` is valid, but unreachable from here. */
const HAS_DOTTED_DOMAIN = /\.[a-z][a-z0-9-]+$/i;

/** As browsers define it, trimmed, with a dotted domain. */
export const emailSchema = (message: string) =>
  z
    .string(message)
    .check(
      z.trim(),
      z.maxLength(EMAIL_LENGTH, message),
      z.email({ pattern: z.regexes.html5Email, error: message }),
      z.regex(HAS_DOTTED_DOMAIN, message),
    );
