import 'server-only';
import { z } from 'zod';
import * as field from './fields';
import { noteLeftOut, reasonOf } from './left-out';
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

/**
 * A list whose positions carry meaning: a malformed entry is emptied and keeps its place. Where none
 * is usable of a list that has entries, the list itself is malformed.
 */
const placed = <T>(entry: z.ZodType<T>, emptied: z.ZodType<T>) =>
  z.array(z.unknown()).transform((candidates, context): T[] => {
    const parsed = candidates.map((candidate) => entry.safeParse(candidate));
    const faults = parsed.flatMap(({ error }, index) =>
      error ? [`entry ${index} of ${parsed.length}: ${reasonOf(error)}`] : [],
    );
    if (faults.length > 0 && faults.length === parsed.length) {
      context.addIssue(`nothing usable: ${faults[0]}`);
      return z.NEVER;
    }
    faults.forEach(noteLeftOut);
    return parsed.map(({ success, data }, index) =>
      success ? data : emptied.parse(candidates[index]),
    );
  });

/** What can still be told of a malformed entry. */
const title = z.object({ title: field.text }).catch({ title: undefined });

const pageItems = placed(
  z.object({ title: field.text, contents: contentsSchema }),
  title.transform((known) => ({ ...known, contents: nothing })),
);
const pageSections = placed(
  z.object({ title: field.text, items: pageItems.nullish().transform((items) => items ?? []) }),
  title.transform((known) => ({ ...known, items: [] })),
);

/** What a page of the host says, section by section. */
export const pageSchema = z.object({ sections: pageSections });
export type Page = z.infer<typeof pageSchema>;
export type PageItem = Page['sections'][number]['items'][number];

const certificateSchema = z.object({
  title: field.text,
  subtitle: field.text,
  file: field.text,
});

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
