import 'server-only';
import type * as z from 'zod';
import {
  certificatePageRecord,
  pageRecord,
  type contentsRecord,
} from '@/contract/records/sections';
import { picture } from './fields';
import { hostFields } from './host-fields';
import type { HostReading } from './warnings';
import { videoId } from '@/contract/formats/film';

const contents = (found: z.infer<ReturnType<typeof contentsRecord>>) => ({
  title: found.title,
  subtitle: found.subtitle,
  text: found.text,
  description: found.description,
  html: found.html,
  file: found.file,
  alt: found.alt,
  image: picture(found.image, found.alt),
  backgroundImage: picture(found.background_image, found.alt),
  userImage: found.user_image,
  userName: found.user_name,
  userDesignation: found.user_designation,
  videoId: videoId(found.youtube_logo),
});
export type Contents = ReturnType<typeof contents>;

export const pageSchema = (reading: HostReading) =>
  pageRecord(hostFields(reading)).transform(({ sections }) => ({
    sections: sections.map(({ title, items }) => ({
      title,
      items: items.map((item) => ({ title: item.title, contents: contents(item.contents) })),
    })),
  }));
export type Page = z.infer<ReturnType<typeof pageSchema>>;
export type PageItem = Page['sections'][number]['items'][number];

export const certificatePageSchema = (reading: HostReading) =>
  certificatePageRecord(hostFields(reading)).transform((page) => {
    if (!page.sections[0].items[0].contents.file) reading.warn?.('no document on the content host');
    return page;
  });
export type CertificatePage = z.infer<ReturnType<typeof certificatePageSchema>>;
