import * as z from 'zod/mini';
import { cut } from './cut';
import { readEmail } from './formats/email';
import { PHONE_LENGTH } from './formats/lengths';
import { phoneDigits } from './formats/phone-text';
import { plainSigns } from './formats/plain-signs';

/** Fields of what visitors send. Browsers load them too, so they are of zod/mini. */

/** As a field of one line is sent on: every space is a plain one. */
export const inOneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/** Line breaks and control characters become spaces: lines go into headers of mails. */
export const textLine = (max: number, message: string, tooLong = message) =>
  z.string(message).check(z.overwrite(inOneLine), z.maxLength(max, tooLong));

/** Several lines. Databases keep nothing behind a NUL, or refuse it, and mail servers other control characters. */
export const textLines = (max: number, message: string, tooLong = message) =>
  z.string(message).check(
    z.overwrite((text) => text.replace(/[^\P{Cc}\t\r\n]/gu, '').trim()),
    z.maxLength(max, tooLong),
  );

/** For what is no reason to reject a request: anything but a text is ignored, a long text is cut. */
export const cutLine = (max: number) =>
  z.pipe(
    z.catch(z.string(), ''),
    z.transform((text) => cut(inOneLine(text), max)),
  );

/** One e-mail address that can be answered to. */
export const emailField = (message: string) =>
  z.pipe(
    z.string(message),
    z.transform((text, { issues }) => {
      const email = readEmail(text)?.value;
      if (email !== undefined) return email;
      issues.push({ code: 'custom', input: text, message });
      return z.NEVER;
    }),
  );

/**
 * A telephone number, as far as that can be told without its country, or nothing.
 * @param wrong what is said of one that is none
 */
export const phoneField = (tooLong: string, wrong: (text: string) => string) =>
  textLine(PHONE_LENGTH, tooLong).check(
    z.overwrite(plainSigns),
    z.refine((text) => text === '' || phoneDigits(text) !== undefined, {
      error: ({ input }) => wrong(String(input)),
    }),
  );

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The UUID of a form, by which its repetitions are known. Anything else is none: no message fails for it. */
export const requestIdField = z.catch(
  z.optional(z.string().check(z.regex(UUID), z.toLowerCase())),
  undefined,
);
