import * as z from 'zod';
import type { Fields } from './fields';

/** What an item of a section may hold; which of it counts, its position decides. */
export const contentsRecord = (f: Fields) =>
  z
    .object({
      title: f.line(),
      subtitle: f.lines(),
      text: f.lines(),
      description: f.lines(),
      html: f.html(),
      image: f.picture({ alt: 'alt' }),
      background_image: f.picture({ alt: 'alt' }),
      user_image: f.picture(),
      user_name: f.line({ same: true }),
      user_designation: f.line(),
      file: f.file(),
      youtube_logo: f.line({ same: true }),
      alt: f.alt(),
    })
    .meta({ id: 'Contents' });

/** A page whose parts are found by position or title. */
export const pageRecord = (f: Fields) => {
  const contents = contentsRecord(f);
  const title = z.object({ title: f.line() }).catch({ title: undefined });
  const items = f.positions(
    z.object({ title: f.line(), contents }),
    title.transform((known) => ({ ...known, contents: contents.parse({}) })),
  );
  const sections = f.positions(
    z.object({ title: f.line(), items: items.nullish().transform((list) => list ?? []) }),
    title.transform((known) => ({ ...known, items: [] })),
  );
  return z.object({ sections }).meta({ id: 'Page' });
};

/** Of a list whose first entry alone has a meaning. */
const first = <T>(entry: z.ZodType<T>) =>
  z.tuple([entry], z.unknown()).transform(([only]): [T] => [only]);

/** The certificate page; its document is locked and gets no public address. */
export const certificatePageRecord = (f: Fields) => {
  const contents = z.object({ title: f.line(), subtitle: f.lines(), file: f.lockedFile() });
  const item = z.object({ title: f.line(), contents });
  const section = z.object({ title: f.line(), items: first(item) });
  return z.object({ sections: first(section) }).meta({ id: 'CertificatePage' });
};
