import * as z from 'zod/mini';
import { EMAIL_LENGTH } from './email-length';

/** `x@localhost` is well-formed, but no mail from here reaches it. */
const HAS_DOTTED_DOMAIN = /\.[a-z][a-z0-9-]+$/i;

/**
 * One e-mail address, trimmed: what browsers take for one, with a dotted domain.
 * @param sentence says that it is none
 */
export const emailAddress = (sentence: string) =>
  z
    .string(sentence)
    .check(
      z.trim(),
      z.maxLength(EMAIL_LENGTH, sentence),
      z.email({ pattern: z.regexes.html5Email, error: sentence }),
      z.regex(HAS_DOTTED_DOMAIN, sentence),
    );
