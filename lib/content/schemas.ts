import 'server-only';
import * as z from 'zod';
import { documents } from './document-schemas';
import * as field from './fields';
import { mailLink, telLink } from './links';
import { linkedVideoId } from './video';
import type { Warn } from './warnings';

/** Of what has a page of its own. */
const page = { slug: field.slug.optional(), seo: field.seo.optional() };

const pictured = { thumbnail: field.file, alt: field.text };

/** The id of the person to ask. */
const contact = field.optionalId;

const isAnythingKnown = (settings: object): boolean =>
  Object.values(settings).some((value) => (Array.isArray(value) ? value.length > 0 : value));

const brandSchema = z
  .object({
    /** Buttons and emphasis. */
    accent: field.colour,
    /** Dark backgrounds. */
    ground: field.colour,
    /** In CSS pixels. */
    logo_width: field.number(40, 320).optional().catch(undefined),
    favicon: field.file,
    touch_icon: field.file,
    /** Picture for previews of links to pages without one of their own. */
    card: field.file,
  })
  .transform(({ logo_width, touch_icon, ...brand }) => ({
    ...brand,
    logoWidth: logo_width,
    touchIcon: touch_icon,
  }))
  .meta({ id: 'Brand' })
  .nullish()
  .catch(undefined)
  .transform((brand) => brand ?? undefined);

export const siteSettingsSchema = (warn: Warn) =>
  z
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
      offices: field.validEntries(
        z.object({ title: field.text, address: field.requiredText }),
        warn,
      ),
      currency: field.textLike(/^[A-Z]{3}$/, 'ISO 4217, like EUR'),
      /** For numbers, money and dates. */
      locale: field
        .textLike(/^[a-z]{2,3}(-[A-Za-z\d]{2,8})*$/, 'BCP 47, like de-AT')
        .transform((tag) => (tag && Intl.NumberFormat.supportedLocalesOf(tag)[0]) || undefined),
      brand: brandSchema,
      /** Answer 404, and no menu leads there. */
      hidden_pages: field.validEntries(field.ownPath, warn),
    })
    .refine(isAnythingKnown, 'nothing of the settings is known')
    .transform(({ footer_logo, phone, email, hidden_pages, ...settings }) => ({
      ...settings,
      hiddenPages: hidden_pages,
      footerLogo: footer_logo ?? settings.logo,
      phone: phone ? { text: phone, href: telLink(phone) } : undefined,
      email: email ? { text: email, href: mailLink(email) } : undefined,
    }))
    .meta({ id: 'SiteSettings' });
export type SiteSettings = z.infer<ReturnType<typeof siteSettingsSchema>>;

export const socialLinkSchema = () =>
  z
    .object({ site_url: field.link })
    .transform(({ site_url }) => ({ url: site_url }))
    .meta({ id: 'SocialLink' });
export type SocialLink = z.infer<ReturnType<typeof socialLinkSchema>>;

export const productSchema = (warn: Warn) =>
  z
    .object({
      id: field.id,
      ...page,
      title: field.requiredText,
      ...pictured,
      price: field.price,
      discount_price: field.price,
      sku: field.text,
      category: field.text,
      short_description: field.text,
      html: field.html(warn),
      specifications: field.facts(warn),
      documents: documents(warn),
      contact,
      updated_at: field.date,
    })
    .transform(({ thumbnail, alt, discount_price, short_description, updated_at, ...product }) => ({
      ...product,
      picture: field.picture(thumbnail, alt, product.title),
      discountPrice: discount_price,
      summary: short_description,
      updatedAt: updated_at,
    }))
    .meta({ id: 'Product' });
export type Product = z.infer<ReturnType<typeof productSchema>>;

/** A service as the hero, the grid and the carousel of the homes show it. */
export const serviceCardSchema = () =>
  z
    .object({
      id: field.optionalId,
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
    }))
    .meta({ id: 'ServiceCard' });
export type ServiceSummary = z.infer<ReturnType<typeof serviceCardSchema>>;

/** A service with everything its own page shows. */
export const serviceSchema = (warn: Warn) =>
  z
    .object({
      id: field.id,
      ...page,
      title: field.requiredText,
      ...pictured,
      images: field.validEntries(z.object({ path: field.file, alt: field.text }), warn),
      short_description: field.text,
      html: field.html(warn),
      facts: field.facts(warn),
      documents: documents(warn),
      contact,
      updated_at: field.date,
    })
    .transform(({ thumbnail, alt, images, short_description, updated_at, ...service }) => ({
      ...service,
      picture: field.picture(thumbnail, alt, service.title),
      images: images.flatMap(({ path, alt }) => field.picture(path, alt, service.title) ?? []),
      summary: short_description,
      updatedAt: updated_at,
    }))
    .meta({ id: 'Service' });
export type Service = z.infer<ReturnType<typeof serviceSchema>>;

/** A picture of a gallery; one whose file is missing keeps its place with a drawn placeholder. */
export const galleryItemSchema = () =>
  z
    .object({ id: field.optionalId, title: field.text, text: field.text, ...pictured })
    .transform(({ thumbnail, alt, ...item }) => ({
      ...item,
      picture: field.picture(thumbnail, alt, item.title),
    }))
    .meta({ id: 'GalleryItem' });
export type GalleryItem = z.infer<ReturnType<typeof galleryItemSchema>>;

export const clientSchema = () =>
  z
    .object({ title: field.text, ...pictured })
    .transform(({ title, thumbnail, alt }) => ({
      title,
      picture: field.picture(thumbnail, alt, title),
    }))
    .meta({ id: 'Client' });
export type Client = z.infer<ReturnType<typeof clientSchema>>;

export const postSchema = (warn: Warn) =>
  z
    .object({
      id: field.id,
      ...page,
      title: field.requiredText,
      short_description: field.text,
      ...pictured,
      video_url: field.text,
      date: field.date,
      author: field.text,
      categories: field.texts,
      html: field.html(warn),
      updated_at: field.date,
    })
    .transform(({ thumbnail, alt, video_url, short_description, updated_at, ...post }) => ({
      ...post,
      picture: field.picture(thumbnail, alt, post.title),
      summary: short_description,
      videoId: linkedVideoId(video_url),
      updatedAt: updated_at,
    }))
    .meta({ id: 'Post' });
export type Post = z.infer<ReturnType<typeof postSchema>>;
