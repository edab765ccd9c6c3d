import 'server-only';
import {
  certificatePageRecord,
  type contentsRecord,
  type pageRecord,
} from '@/contract/records/sections';
import type { Written } from './endpoint-types';
import { picture } from './fields';
import { hostFields } from './host-fields';
import type { HostReading } from './warnings';
import { videoId } from '@/contract/formats/film';

const contents = (found: Written<typeof contentsRecord>) => ({
  title: found.title,
  subtitle: found.subtitle,
  text: found.text,
  description: found.description,
  html: found.html,
  file: found.file,
  alt: found.alt,
  image: picture(found.image, found.alt, { lang: found.langs?.alt }),
  backgroundImage: picture(found.background_image, found.alt, { lang: found.langs?.alt }),
  userImage: found.user_image,
  userName: found.user_name,
  userDesignation: found.user_designation,
  videoId: videoId(found.youtube_logo),
  ...(found.langs && { langs: found.langs }),
});
export type Contents = ReturnType<typeof contents>;

export const page = ({ sections }: Written<typeof pageRecord>) => ({
  sections: sections.map(({ title, items }) => ({
    title,
    items: items.map((item) => ({ title: item.title, contents: contents(item.contents) })),
  })),
});
export type Page = ReturnType<typeof page>;
export type PageItem = Page['sections'][number]['items'][number];

export const certificatePageSchema = (reading: HostReading) =>
  certificatePageRecord(hostFields(reading)).transform((page) => {
    if (!page.sections[0].items[0].contents.file) reading.warn?.('no document on the content host');
    return page;
  });
export type CertificatePage = Written<typeof certificatePageRecord>;
