import type { SiteSettings, SocialLink } from '@/lib/content/schemas';
import { fullAddress } from './absolute-url';
import type { Thing } from './structured-data';

/** The company with its addresses and the ways to reach it. */
export function organization(settings: SiteSettings, socialLinks: SocialLink[] = []): Thing {
  const { name, description, logo, address, offices, phone, email } = settings;
  const url = fullAddress('/');
  const addresses = [...new Set([address, ...offices.map((office) => office.address)])];
  return {
    '@type': 'Organization',
    '@id': `${url}#organization`,
    // A company that the content does not name goes by its site's.
    name: name ?? new URL(url).hostname,
    url,
    logo: logo && fullAddress(logo),
    description,
    address: addresses.flatMap((text) =>
      text ? [{ '@type': 'PostalAddress', streetAddress: text }] : [],
    ),
    telephone: phone?.text,
    email: email?.text,
    contactPoint: (phone ?? email) && {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phone?.text,
      email: email?.text,
      url: fullAddress('/contact'),
    },
    sameAs: socialLinks.length > 0 ? socialLinks.map((link) => link.url) : undefined,
  };
}
