import type { SiteSettings } from '@/lib/content/schemas/schemas';
import type { ContactDetails } from '@/components/ui/form-failure/form-failure';

/** Picks phone and e-mail: props of a client component are sent to the browser. */
export function contactDetailsOf(
  settings: Pick<SiteSettings, 'phone' | 'email'> | undefined,
): ContactDetails {
  return { phone: settings?.phone, email: settings?.email };
}
