import * as z from 'zod';
import type { ContentLibrary } from '../library/content-library';
import type { ReceiptTexts } from './enquiry-mails';

/** The recipient of enquiries and the sender of mails. */
export interface Company {
  name: string;
  email: string;
  /** Of the mails that visitors get. */
  receipts: ReceiptTexts;
}

/** Mails need a sender even when the site settings are invalid. */
const FALLBACK_EMAIL = 'office@localhost.localdomain';

const receiptText = z.string().trim().min(1).max(2_000).optional().catch(undefined);

const publishedSchema = z.object({
  name: z.string().trim().min(1).optional().catch(undefined),
  email: z.email().catch(FALLBACK_EMAIL),
  receipts: z.object({ message: receiptText, quote: receiptText }).catch({}),
});

/** Reads the company from the site settings; without a name, the domain of its e-mail stands in. */
export function companyOf(library: ContentLibrary): Company {
  const { data } = publishedSchema.safeParse(library.get('site-settings.json'));
  const { name, email, receipts } = data ?? { email: FALLBACK_EMAIL, receipts: {} };
  return { name: name ?? email.slice(email.lastIndexOf('@') + 1), email, receipts };
}
