import 'server-only';
import type * as z from 'zod';
import { mailLink } from '@/contract/formats/email';
import { telLink } from '@/contract/formats/phone';
import { blogCategoryRecord } from '@/contract/records/blog';
import * as company from '@/contract/records/company';
import {
  constructionHomeRecord,
  industrialHomeRecord,
  type filmBlock,
  type picturedBlock,
} from '@/contract/records/homes';
import { picture } from './fields';
import { hostFields } from './host-fields';
import type { HostReading } from './warnings';
import { videoId } from '@/contract/formats/film';

export const faqGroupSchema = (reading: HostReading) =>
  company.faqGroupRecord(hostFields(reading)).transform((group) => pictured(group));
export type FaqGroup = z.infer<ReturnType<typeof faqGroupSchema>>;

export const figureSchema = (reading: HostReading) => company.figureRecord(hostFields(reading));

export const factSchema = (reading: HostReading) => company.heroFactRecord(hostFields(reading));

export const blogCategorySchema = (reading: HostReading) => blogCategoryRecord(hostFields(reading));

/** With the picture in place of its file and its alternative text. */
function pictured<T extends { title?: string; thumbnail?: string; alt?: string }>({
  thumbnail,
  alt,
  ...entry
}: T) {
  return { ...entry, picture: picture(thumbnail, alt, entry.title) };
}

export const timelineEntrySchema = (reading: HostReading) =>
  company.timelineEntryRecord(hostFields(reading)).transform((entry) => pictured(entry));

export const projectSchema = (reading: HostReading) =>
  company.projectRecord(hostFields(reading)).transform((project) => ({
    ...pictured(project),
    stages: project.stages.map((stage) => pictured(stage)),
  }));
export type Project = z.infer<ReturnType<typeof projectSchema>>;

export const industrySchema = (reading: HostReading) =>
  company.industryRecord(hostFields(reading)).transform((industry) => pictured(industry));
export type Industry = z.infer<ReturnType<typeof industrySchema>>;

/** A place of the company. */
export const locationSchema = (reading: HostReading) =>
  company
    .locationRecord(hostFields(reading))
    .transform(({ phone, email, opening_hours, latitude, longitude, ...location }) => ({
      ...location,
      openingHours: opening_hours,
      phone: phone ? { text: phone, href: telLink(phone, reading.region) } : undefined,
      email: email ? { text: email, href: mailLink(email) } : undefined,
      position:
        latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined,
    }));
export type Location = z.infer<ReturnType<typeof locationSchema>>;

type Block = z.infer<ReturnType<typeof picturedBlock>>;

const block = ({ image, image_portrait, alt, title, text }: Block) => ({
  title,
  text,
  picture: picture(image, alt, title, image_portrait),
});

const film = ({ youtube_logo, ...texts }: z.infer<ReturnType<typeof filmBlock>>) => ({
  ...block(texts),
  videoId: videoId(youtube_logo),
});

type Home = Pick<z.infer<ReturnType<typeof industrialHomeRecord>>, 'about'>;

const about = ({ about }: Home) =>
  about && {
    title: about.title,
    description: about.description,
    image: picture(about.image, about.alt, about.title),
    blocks: about.blocks.map(({ title, text }) => ({ subtitle: title, title: text })),
  };

/** `/home-1`. */
export const constructionHomeSchema = (reading: HostReading) =>
  constructionHomeRecord(hostFields(reading)).transform((home) => ({
    ...home,
    banner: home.banner && block(home.banner),
    film: home.film && film(home.film),
    about: about(home),
    buildings: home.buildings.map((building) => pictured(building)),
  }));
export type ConstructionHome = z.infer<ReturnType<typeof constructionHomeSchema>>;

/** `/home-2`. */
export const industrialHomeSchema = (reading: HostReading) =>
  industrialHomeRecord(hostFields(reading)).transform((home) => ({
    ...home,
    slides: home.slides.map(block),
    about: about(home),
  }));
export type IndustrialHome = z.infer<ReturnType<typeof industrialHomeSchema>>;
