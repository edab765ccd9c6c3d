import 'server-only';
import { mailLink } from '@/contract/formats/email';
import { linkedVideoId } from '@/contract/formats/film';
import { telLink } from '@/contract/formats/phone';
import type { postRecord } from '@/contract/records/blog';
import type {
  galleryItemRecord,
  productRecord,
  serviceCardRecord,
  serviceRecord,
} from '@/contract/records/catalogue';
import type { clientRecord } from '@/contract/records/company';
import type { settingsRecord, socialLinkRecord } from '@/contract/records/settings';
import { companyName } from './company-name';
import { offered } from './document-schemas';
import type { Audience, Written } from './endpoint-types';
import { withFacts } from './facts';
import { entriesIn, picture } from './fields';

export const siteSettings = (
  {
    footer_logo,
    phone,
    email,
    hidden_pages,
    search_terms,
    brand,
    ...settings
  }: Written<typeof settingsRecord>,
  { region, locale }: Audience,
) => ({
  ...settings,
  // A site of one language may name no locale.
  locale: locale === region.locale ? settings.locale : locale,
  name: settings.name ?? companyName(settings.copyright),
  brand: brand && {
    accent: brand.accent,
    ground: brand.ground,
    favicon: brand.favicon,
    card: brand.card,
    logoWidth: brand.logo_width,
    touchIcon: brand.touch_icon,
  },
  hiddenPages: hidden_pages,
  meansTheSame: search_terms.map(({ words = [] }) => words),
  footerLogo: footer_logo ?? settings.logo,
  phone: phone ? { text: phone, href: telLink(phone, region) } : undefined,
  email: email ? { text: email, href: mailLink(email) } : undefined,
});
export type SiteSettings = ReturnType<typeof siteSettings>;

export const socialLink = ({ site_url }: Written<typeof socialLinkRecord>) => ({ url: site_url });
export type SocialLink = ReturnType<typeof socialLink>;

export const product = (found: Written<typeof productRecord>, { locale }: Audience) => {
  const { thumbnail, alt, discount_price, short_description, updated_at, ...told } = found;
  // What is spread stands behind: V8 gives each object that begins with it a hidden class of its own.
  return {
    picture: picture(thumbnail, alt, { title: found.title, lang: found.langs?.alt }),
    // Hosts write 0 where there is none.
    discountPrice: discount_price || undefined,
    summary: short_description,
    updatedAt: updated_at,
    ...told,
    specifications: withFacts(found, locale),
    documents: found.documents.map((each) => offered(each, found.langs?.documents)),
  };
};
export type Product = ReturnType<typeof product>;

export const serviceCard = ({
  id,
  title,
  thumbnail,
  thumbnail_portrait,
  alt,
  short_description,
  langs,
}: Written<typeof serviceCardRecord>) => ({
  id,
  title,
  picture: picture(thumbnail, alt, { title, portrait: thumbnail_portrait, lang: langs?.alt }),
  summary: short_description,
});
export type ServiceSummary = ReturnType<typeof serviceCard>;

type WrittenStation = Written<typeof serviceRecord>['station'];

/** Where a service stands on the way of a part; undefined where nobody has said how far along. */
const stationOf = ({ distance, second_temperature, title, ...station }: WrittenStation = {}) =>
  distance === undefined
    ? undefined
    : { ...station, name: title, distance, secondTemperature: second_temperature };
export type Station = NonNullable<ReturnType<typeof stationOf>>;

export const service = (found: Written<typeof serviceRecord>) => {
  const { thumbnail, alt, images, short_description, updated_at, ...told } = found;
  const { title, langs } = found;
  return {
    ...told,
    facts: entriesIn(found.facts, langs?.facts),
    station: stationOf(found.station),
    documents: found.documents.map((each) => offered(each, langs?.documents)),
    picture: picture(thumbnail, alt, { title, lang: langs?.alt }),
    images: images.flatMap(
      ({ path, alt }) => picture(path, alt, { title, lang: langs?.images }) ?? [],
    ),
    summary: short_description,
    updatedAt: updated_at,
  };
};
export type Service = ReturnType<typeof service>;

export const galleryItem = ({
  thumbnail,
  alt,
  part,
  part_alt,
  ...item
}: Written<typeof galleryItemRecord>) => ({
  ...item,
  picture: picture(thumbnail, alt, { title: item.title, lang: item.langs?.alt }),
  ...(part && {
    part: picture(part, part_alt, { title: item.title, lang: item.langs?.part_alt }),
  }),
});
export type GalleryItem = ReturnType<typeof galleryItem>;

export const client = ({ thumbnail, alt, ...found }: Written<typeof clientRecord>) => ({
  ...found,
  picture: picture(thumbnail, alt, { title: found.title, lang: found.langs?.alt }),
});
export type Client = ReturnType<typeof client>;

export const post = ({
  thumbnail,
  alt,
  video_url,
  short_description,
  updated_at,
  ...found
}: Written<typeof postRecord>) => ({
  ...found,
  picture: picture(thumbnail, alt, { title: found.title, lang: found.langs?.alt }),
  summary: short_description,
  videoId: linkedVideoId(video_url),
  updatedAt: updated_at,
});
export type Post = ReturnType<typeof post>;
