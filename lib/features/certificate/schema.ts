import * as z from 'zod/mini';
import { emailField } from '@/contract/form-fields';
import { CODE_REQUEST_LENGTH } from '@/contract/form-limits';

const EMAIL = 'Please give the e-mail address that the code shall go to.';
const LONG = `Please write at most ${CODE_REQUEST_LENGTH} characters here.`;

const optionalText = z
  ._default(z.catch(z.string(), ''), '')
  .check(z.trim(), z.maxLength(CODE_REQUEST_LENGTH, LONG));

/** Only the e-mail is required; unknown fields are ignored. */
export const requesterSchema = z.object({
  email: z.pipe(
    emailField(EMAIL),
    z.transform((email) => email.toLowerCase()),
  ),
  name: optionalText,
  company: optionalText,
  address: optionalText,
  phone: optionalText,
});
export type Requester = z.infer<typeof requesterSchema>;

/** Without spaces and hyphens; '' if there is no code. */
export function typedCode(value: unknown): string {
  return typeof value === 'string' ? value.replace(/[\s-]/g, '') : '';
}
