import 'server-only';
import { z } from 'zod';
import * as field from './fields';
import { mailLink, telLink } from './links';
import { linkedVideoId } from './video';

/** A list item's picture under its usual name, with an optional `alt` beside it. */
const pictured = { thumbnail: field.file, alt: field.text };

const isAnythingKnown = (settings: object): boolean =>
  Object.values(settings).some((value) => (Array.isArray(value) ? value.length > 0 : value));

export const siteSettingsSchema = z
  .object({
    /** The company, for titles and search engines. */
    name: field.text,
    /** What it makes, in one line: the title of the home page. */
    slogan: field.text,
    phone: field.text,
    email: field.text,
    address: field.text,
    logo: field.file,
    footer_logo: field.file,
    description: field.text,
    copyright: field.text,
    offices: field.usable(z.object({ title: field.text, address: field.requiredText })),
  })
  .refine(isAnythingKnown, 'nothing of the settings is known')
  .transform(({ footer_logo, phone, email, ...settings }) => ({
    ...settings,
    footerLogo: footer_logo ?? settings.logo,
    phone: phone ? { text: phone, href: telLink(phone) } : undefined,
    email: email ? { text: email, href: mailLink(email) } : undefined,
  }));
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

export const socialLinkSchema = z
  .object({ site_url: field.link.pipe(z.string({ error: 'no link that can be followed' })) })
  .transform(({ site_url }) => ({ url: site_url }));
export type SocialLink = z.infer<typeof socialLinkSchema>;

export const productSchema = z
  .object({
    id: field.id,
    title: field.requiredText,
    ...pictured,
    price: field.price,
    discount_price: field.price,
    sku: field.text,
    category: field.text,
    short_description: field.text,
    html: field.html,
    specifications: field.facts,
    updated_at: field.date,
  })
  .transform(({ thumbnail, alt, discount_price, short_description, updated_at, ...product }) => ({
    ...product,
    picture: field.picture(thumbnail, alt, product.title),
    discountPrice: discount_price,
    summary: short_description,
    updatedAt: updated_at,
  }));
export type Product = z.infer<typeof productSchema>;

/** A service as the hero, the grid and the carousel of the homes show it. */
export const serviceCardSchema = z
  .object({
    id: field.id.optional(),
    title: field.requiredText,
    ...pictured,
    /** A crop of the thumbnail that keeps its subject on a phone. */
    thumbnail_portrait: field.file,
    short_description: field.text,
  })
  .transform(({ id, title, thumbnail, thumbnail_portrait, alt, short_description }) => ({
    id,
    title,
    picture: field.picture(thumbnail, alt, title, thumbnail_portrait),
    summary: short_description,
  }));
export type ServiceSummary = z.infer<typeof serviceCardSchema>;

/** A service with everything its own page shows. */
export const serviceSchema = z
  .object({
    id: field.id,
    title: field.requiredText,
    ...pictured,
    images: field.usable(z.object({ path: field.file, alt: field.text })),
    short_description: field.text,
    html: field.html,
    facts: field.facts,
    updated_at: field.date,
  })
  .transform(({ thumbnail, alt, images, short_description, updated_at, ...service }) => ({
    ...service,
    picture: field.picture(thumbnail, alt, service.title),
    images: images.flatMap(({ path, alt }) => field.picture(path, alt, service.title) ?? []),
    summary: short_description,
    updatedAt: updated_at,
  }));
export type Service = z.infer<typeof serviceSchema>;

/** A picture of a gallery; one whose file is missing keeps its place with a drawn placeholder. */
export const galleryItemSchema = z
  .object({ id: field.id, title: field.text, text: field.text, ...pictured })
  .transform(({ thumbnail, alt, ...item }) => ({
    ...item,
    picture: field.picture(thumbnail, alt, item.title),
  }));
export type GalleryItem = z.infer<typeof galleryItemSchema>;

export const clientSchema = z
  .object({ title: field.text, ...pictured })
  .transform(({ title, thumbnail, alt }) => ({
    title,
    picture: field.picture(thumbnail, alt, title),
  }));
export type Client = z.infer<typeof clientSchema>;

export const postSchema = z
  .object({
    id: field.id,
    title: field.requiredText,
    short_description: field.text,
    ...pictured,
    video_url: field.text,
    date: field.date,
    author: field.text,
    categories: field.texts,
    html: field.html,
    updated_at: field.date,
  })
  .transform(({ thumbnail, alt, video_url, short_description, updated_at, ...post }) => ({
    ...post,
    picture: field.picture(thumbnail, alt, post.title),
    summary: short_description,
    videoId: linkedVideoId(video_url),
    updatedAt: updated_at,
  }));
export type Post = z.infer<typeof postSchema>;
