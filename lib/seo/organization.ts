import type { SiteSettings, SocialLink } from '@/lib/content/schemas';
import { absoluteUrl } from './absolute-url';
import type { Thing } from './thing';

export function organization(settings: SiteSettings, socialLinks: SocialLink[] = []): Thing {
  const { name, description, logo, address, offices, phone, email } = settings;
  const url = absoluteUrl('/');
  const postalAddresses = [...new Set([address, ...offices.map((office) => office.address)])];
  return {
    '@type': 'Organization',
    '@id': `${url}#organization`,
    // schema.org requires a name.
    name: name ?? new URL(url).hostname,
    url,
    logo: logo && absoluteUrl(logo),
    description,
    address: postalAddresses.flatMap((text) =>
      text ? [{ '@type': 'PostalAddress', streetAddress: text }] : [],
    ),
    telephone: phone?.text,
    email: email?.text,
    contactPoint: (phone ?? email) && {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phone?.text,
      email: email?.text,
      url: absoluteUrl('/contact'),
    },
    sameAs: socialLinks.length > 0 ? socialLinks.map((link) => link.url) : undefined,
  };
}
