import 'server-only';
import * as z from 'zod';
import * as field from './fields';
import { documentedAs } from './json-schema';
import type { Warn } from './warnings';

const headingSchema = z
  .object({ section: field.requiredText, title: field.text, text: field.text })
  .meta({ id: 'SectionHeading' });

const pictureFields = { image: field.file, alt: field.text, caption: field.text };

function captionedPicture({ image, alt, caption }: z.infer<z.ZodObject<typeof pictureFields>>) {
  const picture = field.picture(image, alt, caption);
  return picture && { picture, caption };
}

const picture = z
  .object(pictureFields)
  .transform((fields, context) => {
    const captioned = captionedPicture(fields);
    if (!captioned) context.addIssue('no picture');
    return captioned ?? z.NEVER;
  })
  .meta({ id: 'CaptionedPicture' });

const download = z
  .object({
    title: field.requiredText,
    file: field.file,
    /** In bytes. */
    size: field.number(0, Number.MAX_SAFE_INTEGER).optional().catch(undefined),
  })
  .transform(({ file, ...entry }, context) => {
    if (!file) context.addIssue('no file');
    return file ? { ...entry, file } : z.NEVER;
  })
  .meta({ id: 'Download' });
export type Download = z.infer<typeof download>;

const EMPTY = 'an empty block';

/** One block of a free page; `type` decides which fields count. */
const blockSchema = (warn: Warn) =>
  z
    .discriminatedUnion('type', [
      z
        .object({ type: z.literal('text'), title: field.text, html: field.html(warn) })
        .refine(({ html }) => html, EMPTY),
      z
        .object({ type: z.literal('picture'), ...pictureFields })
        .transform(({ type, ...entry }, context) => {
          const captioned = captionedPicture(entry);
          if (!captioned) context.addIssue(EMPTY);
          return captioned ? { type, ...captioned } : z.NEVER;
        }),
      z
        .object({
          type: z.literal('gallery'),
          title: field.text,
          pictures: field.validEntries(picture, warn),
        })
        .refine(({ pictures }) => pictures.length > 0, EMPTY),
      z
        .object({
          type: z.literal('table'),
          title: field.text,
          /** The names of the columns. */
          head: field.texts,
          rows: field.validEntries(z.array(field.text), warn),
        })
        .refine(({ rows }) => rows.length > 0, EMPTY),
      z
        .object({ type: z.literal('facts'), title: field.text, facts: field.facts(warn) })
        .refine(({ facts }) => facts.length > 0, EMPTY),
      z.object({
        type: z.literal('action'),
        title: field.text,
        text: field.text,
        label: field.requiredText,
        link: field.href,
      }),
      z
        .object({
          type: z.literal('downloads'),
          title: field.text,
          downloads: field.validEntries(download, warn),
        })
        .refine(({ downloads }) => downloads.length > 0, EMPTY),
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
      /** Of a page under `/p/`; on some pages of the site, beside what they show themselves. */
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

/** It stands on every page. */
const MOST_LINKS = 60;

/** Undefined where the host has none, which an empty list is not. */
const menu = (warn: Warn) => {
  const links = field.validEntries(menuLink, warn);
  return documentedAs(
    z
      .unknown()
      .optional()
      .transform((value) =>
        Array.isArray(value) ? links.parse(value).slice(0, MOST_LINKS) : undefined,
      ),
    links,
  );
};

export const menusSchema = (warn: Warn) =>
  z
    .object({
      main: menu(warn),
      footer: menu(warn),
      /** In the last line of the footer. */
      more: menu(warn),
      /** Beside them: imprint, terms, privacy. */
      legal: menu(warn),
    })
    .meta({ id: 'Menus' });
export type Menus = z.infer<ReturnType<typeof menusSchema>>;
