import 'server-only';
import * as z from 'zod';
import * as field from './fields';
import { mailLink, telLink } from './links';
import { videoId } from './video';
import type { Warn } from './warnings';

const pictured = { thumbnail: field.file, alt: field.text };

export const faqGroupSchema = (warn: Warn) =>
  z
    .object({
      title: field.requiredText,
      /** Begins the fragments of its questions: `/faq#prices-3`. */
      slug: field.slug,
      entries: field.validEntries(
        z.object({ question: field.requiredText, answer: field.requiredText }),
        warn,
      ),
    })
    .refine(({ entries }) => entries.length > 0, 'no question with its answer')
    .meta({ id: 'FaqGroup' });
export type FaqGroup = z.infer<ReturnType<typeof faqGroupSchema>>;

/** `end` may carry a unit or a sign: `25+`, `500 t`. */
export const figureSchema = () =>
  z
    .object({ title: field.requiredText, start: field.text, end: field.requiredText })
    .meta({ id: 'Figure' });

export const factSchema = () => field.fact;

export const timelineEntrySchema = () =>
  z
    .object({ year: field.text, title: field.requiredText, text: field.text, ...pictured })
    .transform(({ thumbnail, alt, ...entry }) => ({
      ...entry,
      picture: field.picture(thumbnail, alt, entry.title),
    }))
    .meta({ id: 'TimelineEntry' });

/** An order told from beginning to end. */
export const projectSchema = (warn: Warn) =>
  z
    .object({
      id: field.optionalId,
      title: field.text,
      text: field.text,
      ...pictured,
      facts: field.facts(warn),
      stages: field.validEntries(
        z.object({ when: field.text, title: field.requiredText, text: field.text }),
        warn,
      ),
    })
    .transform(({ thumbnail, alt, ...project }) => ({
      ...project,
      picture: field.picture(thumbnail, alt, project.title),
    }))
    .meta({ id: 'Project' });
export type Project = z.infer<ReturnType<typeof projectSchema>>;

const industry = (warn: Warn) =>
  z
    .object({
      title: field.requiredText,
      text: field.text,
      facts: field.facts(warn),
      ...pictured,
    })
    .transform(({ thumbnail, alt, ...entry }) => ({
      ...entry,
      picture: field.picture(thumbnail, alt, entry.title),
    }))
    .meta({ id: 'Industry' });
export const industrySchema = industry;
export type Industry = z.infer<ReturnType<typeof industry>>;

export const blogCategorySchema = () =>
  z.object({ title: field.requiredText }).meta({ id: 'BlogCategory' });

/** A place of the company. */
export const locationSchema = () =>
  z
    .object({
      title: field.text,
      address: field.requiredText,
      region: field.text,
      phone: field.text,
      email: field.text,
      opening_hours: field.texts,
      latitude: field.number(-90, 90).optional().catch(undefined),
      longitude: field.number(-180, 180).optional().catch(undefined),
    })
    .transform(({ phone, email, opening_hours, latitude, longitude, ...location }) => ({
      ...location,
      openingHours: opening_hours,
      phone: phone ? { text: phone, href: telLink(phone) } : undefined,
      email: email ? { text: email, href: mailLink(email) } : undefined,
      position:
        latitude !== undefined && longitude !== undefined ? { latitude, longitude } : undefined,
    }))
    .meta({ id: 'Location' });
export type Location = z.infer<ReturnType<typeof locationSchema>>;

const picturedBlock = z
  .object({
    title: field.text,
    text: field.text,
    image: field.file,
    /** A crop that keeps its subject on a phone. */
    image_portrait: field.file,
    alt: field.text,
    youtube_logo: field.text,
  })
  .transform(({ image, image_portrait, alt, youtube_logo, ...block }) => ({
    ...block,
    picture: field.picture(image, alt, block.title, image_portrait),
    videoId: videoId(youtube_logo),
  }))
  .meta({ id: 'PicturedBlock' });

/** The parts that the two further homes share. */
const homeFields = (warn: Warn) => ({
  about: z
    .object({
      title: field.text,
      description: field.text,
      image: field.file,
      alt: field.text,
      blocks: field.validEntries(z.object({ title: field.text, text: field.text }), warn),
    })
    .transform(({ image, alt, blocks, ...about }) => ({
      ...about,
      image: field.picture(image, alt, about.title),
      blocks: blocks.map(({ title, text }) => ({ subtitle: title, title: text })),
    }))
    .nullish()
    .catch(undefined)
    .transform((about) => about ?? undefined),
  /** Two rows of moving words. */
  marquee: field.validEntries(z.array(field.requiredText), warn),
});

const block = picturedBlock
  .nullish()
  .catch(undefined)
  .transform((found) => found ?? undefined);

const elevation = z
  .object({ bay: field.text, levels: field.texts })
  .meta({ id: 'Elevation' })
  .nullish()
  .catch(undefined)
  .transform((found) => found ?? undefined);

/** `/home-1`. */
export const constructionHomeSchema = (warn: Warn) =>
  z
    .object({
      banner: block,
      /** Figures beside the banner's picture, as in an elevation drawing. */
      elevation,
      ...homeFields(warn),
      buildings: field.validEntries(industry(warn), warn),
      film: block,
    })
    .meta({ id: 'ConstructionHome' });
export type ConstructionHome = z.infer<ReturnType<typeof constructionHomeSchema>>;

/** `/home-2`. */
export const industrialHomeSchema = (warn: Warn) =>
  z
    .object({
      slides: field.validEntries(picturedBlock, warn),
      ...homeFields(warn),
      /** To choose from in the form for a consultation. */
      subjects: field.texts,
    })
    .meta({ id: 'IndustrialHome' });
export type IndustrialHome = z.infer<ReturnType<typeof industrialHomeSchema>>;
