import 'server-only';
import * as z from 'zod';
import * as field from './fields';
import { documentedAs } from './json-schema';
import { videoId } from './video';
import { reasonOf, type Warn } from './warnings';

const contentsSchema = (warn: Warn) =>
  z
    .object({
      title: field.text,
      subtitle: field.text,
      text: field.text,
      description: field.text,
      html: field.html(warn),
      image: field.file,
      background_image: field.file,
      user_image: field.file,
      user_name: field.text,
      user_designation: field.text,
      file: field.file,
      youtube_logo: field.text,
      alt: field.text,
    })
    .transform(({ youtube_logo, background_image, user_image, ...contents }) => ({
      ...contents,
      image: field.picture(contents.image, contents.alt),
      backgroundImage: field.picture(background_image, contents.alt),
      userImage: user_image,
      userName: contents.user_name,
      userDesignation: contents.user_designation,
      videoId: videoId(youtube_logo),
    }))
    .meta({ id: 'Contents' });
export type Contents = z.infer<ReturnType<typeof contentsSchema>>;

/** More sections of a page, or items of a section, are not read. */
const MAX_POSITIONS = 50;

const anyList = z.custom<unknown[]>(Array.isArray, { error: 'expected a list' });

/** Positions carry meaning: a malformed entry is emptied and keeps its place. */
const positions = <T>(entry: z.ZodType<T>, emptied: z.ZodType<T>, warn: Warn) =>
  documentedAs(
    anyList.transform((all, context): T[] => {
      const candidates = all.slice(0, MAX_POSITIONS);
      if (all.length > MAX_POSITIONS) warn(`${all.length - MAX_POSITIONS} further entries`);
      const parsed = candidates.map((candidate) => entry.safeParse(candidate));
      const faults = parsed.flatMap(({ error }, index) =>
        error ? [`entry ${index} of ${parsed.length}: ${reasonOf(error)}`] : [],
      );
      if (faults.length > 0 && faults.length === parsed.length) {
        context.addIssue(`nothing usable: ${faults[0]}`);
        return z.NEVER;
      }
      faults.forEach(warn);
      return parsed.map(({ success, data }, index) =>
        success ? data : emptied.parse(candidates[index]),
      );
    }),
    z.array(entry),
  );

const title = z.object({ title: field.text }).catch({ title: undefined });

const itemsSchema = (warn: Warn) => {
  const contents = contentsSchema(warn);
  return positions(
    z.object({ title: field.text, contents }),
    title.transform((known) => ({ ...known, contents: contents.parse({}) })),
    warn,
  );
};

const sectionsSchema = (warn: Warn) => {
  const items = itemsSchema(warn).nullish();
  return positions(
    z.object({ title: field.text, items: items.transform((list) => list ?? []) }),
    title.transform((known) => ({ ...known, items: [] })),
    warn,
  );
};

export const pageSchema = (warn: Warn) =>
  z.object({ sections: sectionsSchema(warn) }).meta({ id: 'Page' });
export type Page = z.infer<ReturnType<typeof pageSchema>>;
export type PageItem = Page['sections'][number]['items'][number];

/** Of a list whose first entry alone has a meaning. */
const first = <T>(entry: z.ZodType<T>) =>
  z.tuple([entry], z.unknown()).transform(([only]): [T] => [only]);

/** The certificate page; its document is locked and gets no path under `/media`. */
export const certificatePageSchema = (warn: Warn) => {
  const contents = z.object({
    title: field.text,
    subtitle: field.text,
    file: field.lockedFile(warn),
  });
  const item = z.object({ title: field.text, contents });
  const section = z.object({ title: field.text, items: first(item) });
  return z.object({ sections: first(section) }).meta({ id: 'CertificatePage' });
};
export type CertificatePage = z.infer<ReturnType<typeof certificatePageSchema>>;
