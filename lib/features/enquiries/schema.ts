import * as z from 'zod/mini';
import { emailField, textLine } from '@/contract/form-fields';
import { CAPTCHA_LENGTH, ENQUIRY_LIMITS as limits } from '@/contract/form-limits';
import { guardFields } from '@/lib/features/forms/guard';
import type { FieldErrors } from '@/lib/platform/http/http-error';

/** zod/mini: the browser loads it too. */

const NAME = 'Please tell us your name.';
const EMAIL = 'Please give an e-mail address that we can answer to.';
const MESSAGE = 'Please write a message.';
const PHONE = 'Please give a phone number, or leave it out.';
const SUBJECT = 'Please choose one of the subjects.';

const line = (message: string, max: number) =>
  textLine(max, message, `Please write at most ${max} characters here.`);

const blankAsAbsent = z.transform((value: unknown) => (value === '' ? undefined : value));

const enquirySchema = z.object({
  name: line(NAME, limits.name).check(z.minLength(1, NAME)),
  email: emailField(EMAIL),
  message: z
    .string(MESSAGE)
    .check(
      z.trim(),
      z.minLength(1, MESSAGE),
      z.maxLength(limits.message, `Please write at most ${limits.message} characters.`),
    ),
  subject: z.pipe(blankAsAbsent, z.optional(line(SUBJECT, limits.subject))),
  phone: z.optional(line(PHONE, limits.phone)),
  ...guardFields,
  recaptchaToken: z._default(z.string().check(z.maxLength(CAPTCHA_LENGTH)), ''),
});

export type Enquiry = {
  name: string;
  email: string;
  message: string;
  /** Decides who gets the mail, where the host knows it. */
  subject?: string;
  recaptchaToken: string;
};

type Checked =
  { enquiry: Enquiry; errors?: undefined } | { enquiry?: undefined; errors: FieldErrors };

/** Content hosts need not know subject and phone: they become part of the message. */
export function checkEnquiry(values: unknown): Checked {
  const result = z.safeParse(enquirySchema, values);
  if (!result.success) return { errors: firstErrors(result.error.issues) };
  const { name, email, subject, phone, recaptchaToken } = result.data;
  const head = [subject && `Subject: ${subject}`, phone && `Phone: ${phone}`].filter(Boolean);
  const message = [...head, ...(head.length ? [''] : []), result.data.message].join('\n');
  if (message.length > limits.message) {
    return { errors: { message: `Please write at most ${limits.message - 150} characters.` } };
  }
  return { enquiry: { name, email, message, ...(subject && { subject }), recaptchaToken } };
}

function firstErrors(issues: { path: PropertyKey[]; message: string }[]): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) errors[String(path[0])] ??= message;
  return errors;
}
