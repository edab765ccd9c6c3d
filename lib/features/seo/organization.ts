import type { Place } from '@/lib/features/company/places';
import type { SiteSettings, SocialLink } from '@/lib/content/schemas/schemas';
import { isOpeningHours } from '@/contract/formats/opening-hours';
import { absoluteUrl, pageUrl } from './absolute-url';
import type { Thing } from './thing';

type Company = {
  settings: SiteSettings;
  socialLinks?: SocialLink[];
  places?: Place[];
};

export function organization({ settings, socialLinks = [], places = [] }: Company): Thing {
  const { name, description, logo, address, phone, email } = settings;
  // It is one company in all languages.
  const id = absoluteUrl('/');
  const isElsewhere = places.every((place) => place.address !== address);
  return {
    '@type': 'Organization',
    '@id': `${id}#organization`,
    name,
    url: pageUrl('/'),
    logo: logo && absoluteUrl(logo),
    description,
    address: [
      ...(address && isElsewhere ? [postalAddress({ address })] : []),
      ...places.map(postalAddress),
    ],
    location: places.some(isDetailed)
      ? places.map((place) => localBusiness(place, name))
      : undefined,
    telephone: phone?.text,
    email: email?.text,
    contactPoint: (phone ?? email) && {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phone?.text,
      email: email?.text,
      url: pageUrl('/contact'),
    },
    sameAs: socialLinks.length > 0 ? socialLinks.map((link) => link.url) : undefined,
  };
}

const postalAddress = ({ address, region }: { address: string; region?: string }): Thing => ({
  '@type': 'PostalAddress',
  streetAddress: address,
  addressRegion: region,
});

const isDetailed = ({ openingHours, position, phone, email }: Place) =>
  Boolean(openingHours.length > 0 || position || phone || email);

/** Of schema.org's places the one that has opening hours and an e-mail. */
function localBusiness(place: Place, company: string): Thing {
  const hours = place.openingHours.filter(isOpeningHours);
  return {
    '@type': 'LocalBusiness',
    name: `${company}, ${place.title}`,
    address: postalAddress(place),
    telephone: place.phone?.text,
    email: place.email?.text,
    openingHours: hours.length > 0 ? hours : undefined,
    geo: place.position && { '@type': 'GeoCoordinates', ...place.position },
  };
}
