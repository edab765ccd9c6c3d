import * as z from 'zod/mini';
import { emailSchema } from '@/lib/text/email';
import { MAX_TEXT } from './max-text';

const EMAIL = 'Please give the e-mail address that the code shall go to.';
const LONG = `Please write at most ${MAX_TEXT} characters here.`;

const optionalText = z
  ._default(z.catch(z.string(), ''), '')
  .check(z.trim(), z.maxLength(MAX_TEXT, LONG));

/** Only the e-mail is required; unknown fields are ignored. */
export const requesterSchema = z.object({
  email: emailSchema(EMAIL).check(z.toLowerCase()),
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
