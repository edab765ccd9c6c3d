import 'server-only';
import type * as z from 'zod';
import { mailLink } from '@/contract/formats/email';
import { telLink } from '@/contract/formats/phone';
import { regionOf } from '@/contract/formats/region';
import { postRecord } from '@/contract/records/blog';
import {
  galleryItemRecord,
  productRecord,
  serviceCardRecord,
  serviceRecord,
} from '@/contract/records/catalogue';
import { clientRecord } from '@/contract/records/company';
import { settingsRecord, socialLinkRecord } from '@/contract/records/settings';
import { documents } from './document-schemas';
import { withFacts } from './facts';
import { picture } from './fields';
import { hostFields } from './host-fields';
import type { HostReading } from './warnings';
import { linkedVideoId } from '@/contract/formats/film';

export const siteSettingsSchema = (reading: HostReading) =>
  settingsRecord(hostFields(reading)).transform(
    ({ footer_logo, phone, email, hidden_pages, search_terms, brand, ...settings }) => ({
      ...settings,
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
      phone: phone ? { text: phone, href: telLink(phone, regionOf(settings)) } : undefined,
      email: email ? { text: email, href: mailLink(email) } : undefined,
    }),
  );
export type SiteSettings = z.infer<ReturnType<typeof siteSettingsSchema>>;

export const socialLinkSchema = (reading: HostReading) =>
  socialLinkRecord(hostFields(reading)).transform(({ site_url }) => ({ url: site_url }));
export type SocialLink = z.infer<ReturnType<typeof socialLinkSchema>>;

export const productSchema = (reading: HostReading) =>
  productRecord(hostFields(reading)).transform(
    ({ thumbnail, alt, discount_price, short_description, updated_at, ...product }) => ({
      ...product,
      specifications: withFacts(product, reading.region),
      documents: documents(product.documents),
      picture: picture(thumbnail, alt, product.title),
      // Hosts write 0 where there is none.
      discountPrice: discount_price || undefined,
      summary: short_description,
      updatedAt: updated_at,
    }),
  );
export type Product = z.infer<ReturnType<typeof productSchema>>;

export const serviceCardSchema = (reading: HostReading) =>
  serviceCardRecord(hostFields(reading)).transform(
    ({ id, title, thumbnail, thumbnail_portrait, alt, short_description }) => ({
      id,
      title,
      picture: picture(thumbnail, alt, title, thumbnail_portrait),
      summary: short_description,
    }),
  );
export type ServiceSummary = z.infer<ReturnType<typeof serviceCardSchema>>;

type WrittenStation = z.infer<ReturnType<typeof serviceRecord>>['station'];

/** Where a service stands on the way of a part; undefined where nobody has said how far along. */
const stationOf = ({ distance, second_temperature, title, ...station }: WrittenStation = {}) =>
  distance === undefined
    ? undefined
    : { ...station, name: title, distance, secondTemperature: second_temperature };
export type Station = NonNullable<ReturnType<typeof stationOf>>;

export const serviceSchema = (reading: HostReading) =>
  serviceRecord(hostFields(reading)).transform(
    ({ thumbnail, alt, images, short_description, updated_at, ...service }) => ({
      ...service,
      station: stationOf(service.station),
      documents: documents(service.documents),
      picture: picture(thumbnail, alt, service.title),
      images: images.flatMap(({ path, alt }) => picture(path, alt, service.title) ?? []),
      summary: short_description,
      updatedAt: updated_at,
    }),
  );
export type Service = z.infer<ReturnType<typeof serviceSchema>>;

export const galleryItemSchema = (reading: HostReading) =>
  galleryItemRecord(hostFields(reading)).transform(
    ({ thumbnail, alt, part, part_alt, ...item }) => ({
      ...item,
      picture: picture(thumbnail, alt, item.title),
      ...(part && { part: picture(part, part_alt, item.title) }),
    }),
  );
export type GalleryItem = z.infer<ReturnType<typeof galleryItemSchema>>;

export const clientSchema = (reading: HostReading) =>
  clientRecord(hostFields(reading)).transform(({ thumbnail, alt, ...client }) => ({
    ...client,
    picture: picture(thumbnail, alt, client.title),
  }));
export type Client = z.infer<ReturnType<typeof clientSchema>>;

export const postSchema = (reading: HostReading) =>
  postRecord(hostFields(reading)).transform(
    ({ thumbnail, alt, video_url, short_description, updated_at, ...post }) => ({
      ...post,
      picture: picture(thumbnail, alt, post.title),
      summary: short_description,
      videoId: linkedVideoId(video_url),
      updatedAt: updated_at,
    }),
  );
export type Post = z.infer<ReturnType<typeof postSchema>>;
