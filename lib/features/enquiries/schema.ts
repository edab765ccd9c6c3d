import * as z from 'zod/mini';
import { enquiryFields } from '@/contract/enquiry';
import { textLine } from '@/contract/form-fields';
import { plainSigns } from '@/contract/formats/plain-signs';
import { CAPTCHA_LENGTH, ENQUIRY_LIMITS as limits } from '@/contract/form-limits';
import { guardFields } from '@/lib/features/forms/guard';
import type { Code, Said, SaidOfFields } from '@/lib/platform/http/say';

/** zod/mini: the browser loads it too. Messages are codes. */

/** What may be wrong with a field, as a browser also finds out. */
export const ENQUIRY_FAULTS = [
  'form.quick',
  'form.leaveEmpty',
  'form.name',
  'form.email',
  'form.tooManySigns',
  'form.check',
  'contact.noMessage',
  'contact.wrongPhone',
  'contact.wrongSubject',
  'contact.tooLong',
] as const satisfies Code[];
type Fault = (typeof ENQUIRY_FAULTS)[number];
type Faults = SaidOfFields<Fault>;

const CHECK: Fault = 'form.check';
const say = {
  name: 'form.name',
  longName: 'form.tooManySigns',
  email: 'form.email',
  message: 'contact.noMessage',
  longMessage: 'contact.tooLong',
} satisfies Record<string, Fault>;

const line = (message: Fault, max: number) => textLine(max, message, say.longName);

const blankAsAbsent = z.transform((value: unknown) => (value === '' ? undefined : value));

const enquirySchema = z.object({
  ...enquiryFields(say),
  subject: z.pipe(blankAsAbsent, z.optional(line('contact.wrongSubject', limits.subject))),
  phone: z.optional(line('contact.wrongPhone', limits.phone).check(z.overwrite(plainSigns))),
  ...guardFields,
  recaptchaToken: z._default(z.string(CHECK).check(z.maxLength(CAPTCHA_LENGTH, CHECK)), ''),
});

export type Enquiry = {
  name: string;
  email: string;
  message: string;
  /** Decides who gets the mail, where the host knows it. */
  subject?: string;
  phone?: string;
  recaptchaToken: string;
};

type Checked = { enquiry: Enquiry; errors?: undefined } | { enquiry?: undefined; errors: Faults };

export function checkEnquiry(values: unknown): Checked {
  const result = z.safeParse(enquirySchema, values);
  if (!result.success) return { errors: firstErrors(result.error.issues) };
  const { name, email, message, subject, phone, recaptchaToken } = result.data;
  const further = { ...(subject && { subject }), ...(phone && { phone }) };
  return { enquiry: { name, email, message, ...further, recaptchaToken } };
}

function firstErrors(issues: z.core.$ZodIssue[]): Faults {
  const errors: Faults = {};
  for (const issue of issues) errors[String(issue.path[0])] ??= faultOf(issue);
  return errors;
}

function faultOf(issue: z.core.$ZodIssue): Said<Fault> {
  const code = issue.message as Fault;
  if (code !== 'form.tooManySigns' && code !== 'contact.tooLong') return code;
  return { code, count: issue.code === 'too_big' ? Number(issue.maximum) : 0 };
}
