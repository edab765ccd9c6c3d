import { z } from 'zod';
import type { ContentLibrary } from '../library/content-library';

/** Whom visitors write to, and whose name mails carry. */
export interface Company {
  name: string;
  email: string;
}

/** Mails need an address even where the settings are not usable. */
const EMAIL = 'office@localhost.localdomain';

const publishedSchema = z.object({
  name: z.string().trim().min(1).optional().catch(undefined),
  email: z.email().catch(EMAIL),
});

/** The company of the site settings; one without a name goes by the domain of its e-mail. */
export function companyOf(library: ContentLibrary): Company {
  const { data } = publishedSchema.safeParse(library.get('site-settings.json'));
  const { name, email } = data ?? { email: EMAIL };
  return { name: name ?? email.slice(email.lastIndexOf('@') + 1), email };
}
