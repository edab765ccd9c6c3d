import type { SiteSettings } from '@/lib/content/schemas';
import type { OtherWays } from './enquiry-failure';

/** Phone and e-mail, as far as the settings know them; only these reach the browser. */
export function otherWaysOf(
  settings: Pick<SiteSettings, 'phone' | 'email'> | undefined,
): OtherWays {
  return { phone: settings?.phone, email: settings?.email };
}
