import 'server-only';
import { z } from 'zod';
import * as field from './fields';
import type { Warn } from './warnings';

const headingSchema = z
  .object({ section: field.requiredText, title: field.text, text: field.text })
  .meta({ id: 'SectionHeading' });

const picture = z
  .object({ image: field.file, alt: field.text, caption: field.text })
  .transform(({ image, alt, caption }) => ({
    picture: field.picture(image, alt, caption),
    caption,
  }));

const download = z.object({ title: field.requiredText, file: field.file });

/** One block of a free page; `type` decides which fields count. */
const blockSchema = (warn: Warn) =>
  z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('text'), title: field.text, html: field.html(warn) }),
      z.object({
        type: z.literal('picture'),
        image: field.file,
        alt: field.text,
        caption: field.text,
      }),
      z.object({
        type: z.literal('gallery'),
        title: field.text,
        pictures: field.validEntries(picture, warn),
      }),
      z.object({
        type: z.literal('table'),
        title: field.text,
        head: field.texts,
        rows: field.validEntries(z.array(field.text), warn),
      }),
      z.object({ type: z.literal('facts'), title: field.text, facts: field.facts(warn) }),
      z.object({
        type: z.literal('action'),
        title: field.text,
        text: field.text,
        label: field.requiredText,
        link: field.href,
      }),
      z.object({
        type: z.literal('downloads'),
        title: field.text,
        downloads: field.validEntries(download, warn),
      }),
    ])
    .meta({ id: 'Block' });
export type Block = z.infer<ReturnType<typeof blockSchema>>;

/** The texts of a route of the site, or a page of its own under `/p/`. */
export const pageTextsSchema = (warn: Warn) =>
  z
    .object({
      path: field.ownPath,
      /** In menus, banner and breadcrumbs. */
      name: field.text,
      introduction: field.text,
      image: field.file,
      alt: field.text,
      headings: field.validEntries(headingSchema, warn),
      /** Of a page under `/p/`. */
      blocks: field.validEntries(blockSchema(warn), warn),
      seo: field.seo,
      updated_at: field.date,
    })
    .transform(({ image, alt, updated_at, ...page }) => ({
      ...page,
      picture: field.picture(image, alt, page.name),
      updatedAt: updated_at,
    }))
    .meta({ id: 'PageTexts' });
export type PageTexts = z.infer<ReturnType<typeof pageTextsSchema>>;

const menuLink = z.object({ title: field.requiredText, link: field.href }).meta({ id: 'MenuLink' });
export type MenuLink = z.infer<typeof menuLink>;

export const menusSchema = (warn: Warn) =>
  z
    .object({
      main: field.validEntries(menuLink, warn),
      footer: field.validEntries(menuLink, warn),
      /** In the last line of the footer: imprint, terms, privacy. */
      legal: field.validEntries(menuLink, warn),
    })
    .meta({ id: 'Menus' });
export type Menus = z.infer<ReturnType<typeof menusSchema>>;
