import { z } from 'zod';
import type { ContentLibrary } from '../library/content-library';

/** The recipient of enquiries and the sender of mails. */
export interface Company {
  name: string;
  email: string;
}

/** Mails need a sender even when the site settings are invalid. */
const FALLBACK_EMAIL = 'office@localhost.localdomain';

const publishedSchema = z.object({
  name: z.string().trim().min(1).optional().catch(undefined),
  email: z.email().catch(FALLBACK_EMAIL),
});

/** Reads the company from the site settings; without a name, the domain of its e-mail stands in. */
export function companyOf(library: ContentLibrary): Company {
  const { data } = publishedSchema.safeParse(library.get('site-settings.json'));
  const { name, email } = data ?? { email: FALLBACK_EMAIL };
  return { name: name ?? email.slice(email.lastIndexOf('@') + 1), email };
}
