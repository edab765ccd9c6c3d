import 'server-only';
import { z } from 'zod';
import * as field from './fields';
import { videoId } from './video';

const contentsSchema = z
  .object({
    title: field.text,
    subtitle: field.text,
    text: field.text,
    description: field.text,
    html: field.html,
    short_description: field.text,
    image: field.file,
    background_image: field.file,
    user_image: field.file,
    user_name: field.text,
    user_designation: field.text,
    file: field.file,
    youtube_logo: field.text,
    alt: field.text,
  })
  .transform(({ youtube_logo, short_description, background_image, user_image, ...contents }) => ({
    ...contents,
    summary: short_description,
    image: field.picture(contents.image, contents.alt),
    backgroundImage: field.picture(background_image, contents.alt),
    userImage: user_image,
    userName: contents.user_name,
    userDesignation: contents.user_designation,
    videoId: videoId(youtube_logo),
  }));
export type Contents = z.infer<typeof contentsSchema>;

const nothing: Contents = contentsSchema.parse({});

/** Positions carry meaning in page content, so a malformed item is emptied and keeps its place. */
const pageItemSchema = z
  .object({ title: field.text, contents: contentsSchema.catch(nothing) })
  .catch({ title: undefined, contents: nothing });
const pageSectionSchema = z
  .object({ title: field.text, items: z.array(pageItemSchema).catch([]) })
  .catch({ title: undefined, items: [] });

/** What a page of the host says, section by section. */
export const pageSchema = z.object({ sections: z.array(pageSectionSchema) });
export type Page = z.infer<typeof pageSchema>;
export type PageItem = Page['sections'][number]['items'][number];

const certificateSchema = z
  .object({ title: field.text, subtitle: field.text, file: field.text })
  .catch({ title: undefined, subtitle: undefined, file: undefined });

/**
 * The certificate page. Its file is left as the host names it: the locked document never gets an
 * address of our own.
 */
export const certificatePageSchema = z
  .object({
    sections: z.tuple(
      [z.object({ items: z.tuple([z.object({ contents: certificateSchema })], z.unknown()) })],
      z.unknown(),
    ),
  })
  .transform(({ sections }) => sections[0].items[0].contents);
