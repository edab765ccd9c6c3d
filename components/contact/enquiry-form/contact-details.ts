import type { SiteSettings } from '@/lib/content/schemas';
import type { ContactDetails } from './enquiry-failure';

/** Phone and e-mail, as far as the settings know them; only these reach the browser. */
export function contactDetailsOf(
  settings: Pick<SiteSettings, 'phone' | 'email'> | undefined,
): ContactDetails {
  return { phone: settings?.phone, email: settings?.email };
}
