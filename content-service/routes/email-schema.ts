import { z } from 'zod';

const EMAIL = 'Please give a valid e-mail address.';

/** One e-mail address, trimmed; 254 characters is the longest that mail servers take. */
export const emailSchema = z.string(EMAIL).trim().max(254, EMAIL).pipe(z.email(EMAIL));
