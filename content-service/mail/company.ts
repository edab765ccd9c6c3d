import * as z from 'zod';
import { readEmail } from '../../contract/formats/email';
import type { ContentLibrary } from '../library/content-library';
import type { ReceiptTexts } from './enquiry-mails';

/** The recipient of enquiries and the sender of mails. */
export interface Company {
  name: string;
  /** Without it nobody is mailed, unless ENQUIRIES_TO names somebody. */
  email?: string;
  /** Of the mails that visitors get. */
  receipts: ReceiptTexts;
}

/** Of a company without name and e-mail. */
const NO_NAME = 'Website';

const receiptText = z.string().trim().min(1).max(2_000).optional().catch(undefined);

const publishedSchema = z.object({
  name: z.string().trim().min(1).optional().catch(undefined),
  email: z
    .unknown()
    .optional()
    .transform((email) => readEmail(email)?.value),
  receipts: z.object({ message: receiptText, quote: receiptText }).catch({}),
});

/** Reads the company from the site settings; without a name, the domain of its e-mail stands in. */
export function companyOf(library: ContentLibrary): Company {
  const { data } = publishedSchema.safeParse(library.get('site-settings.json'));
  const { name, email, receipts } = data ?? { receipts: {} };
  return { name: name ?? email?.split('@').at(-1) ?? NO_NAME, email, receipts };
}
