import * as z from 'zod/mini';
import { emailField, requestIdField } from '@/contract/form-fields';
import { CODE_REQUEST_LENGTH } from '@/contract/form-limits';
import { plainSigns } from '@/contract/formats/plain-signs';

/** What may be wrong with a field. */
export type RequesterFault = 'certificate.wrongEmail' | 'form.tooManySigns';

const EMAIL: RequesterFault = 'certificate.wrongEmail';
const LONG: RequesterFault = 'form.tooManySigns';

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
  phone: optionalText.check(z.overwrite(plainSigns)),
  request_id: requestIdField,
});
export type Requester = z.infer<typeof requesterSchema>;
