import * as z from 'zod/mini';
import { requesterFields } from '@/contract/enquiry';

/** What may be wrong with a field. */
export type RequesterFault = 'certificate.wrongEmail' | 'form.tooManySigns';

const say: Record<'email' | 'long', RequesterFault> = {
  email: 'certificate.wrongEmail',
  long: 'form.tooManySigns',
};

/** The form of the site calls `company` what goes to the host as `company_name`. */
const { company_name: company, ...fields } = requesterFields(say);

export const requesterSchema = z.object({ ...fields, company });
export type Requester = z.infer<typeof requesterSchema>;
