import 'server-only';
import type { z } from 'zod';
import { certificatePageSchema, pageSchema } from './page-schemas';
import * as schema from './schemas';
import { aboutSections, homeSections, introduction } from './sections';

/** A list of items, each checked for itself. */
export type ListEndpoint<T = unknown> = {
  path: string;
  shape: 'list';
  schema: z.ZodType<T>;
  /** What visitors see where the list is empty; without it a section of the site is empty then. */
  whenEmpty?: string;
};

/** One record; what is read from it can be named block by block. */
export type RecordEndpoint<T = unknown> = {
  path: string;
  shape: 'record';
  schema: z.ZodType<T>;
  /** What the site shows of it, by name; undefined, or an empty list, where the host has nothing. */
  blocks: (record: T) => Record<string, unknown>;
};

const list = <T>(path: string, item: z.ZodType<T>, whenEmpty?: string): ListEndpoint<T> => ({
  path,
  shape: 'list',
  schema: item,
  whenEmpty,
});

const record = <T>(
  path: string,
  whole: z.ZodType<T>,
  blocks: RecordEndpoint<T>['blocks'],
): RecordEndpoint<T> => ({ path, shape: 'record', schema: whole, blocks });

const introduced = (path: string) =>
  record(path, pageSchema, (page) => ({ introduction: introduction(page) }));

/** What the site asks its content host for: every endpoint once, with the shape that it must have. */
export const contract = {
  siteSettings: record(
    '/api/site-settings',
    schema.siteSettingsSchema,
    ({ name, phone, email, address }) => ({ name, phone, email, address }),
  ),
  socialLinks: list('/api/social-links', schema.socialLinkSchema, 'no icons are shown'),
  products: list(
    '/api/list/industrial-products',
    schema.productSchema,
    'the sample products of the site are shown',
  ),
  serviceCards: list('/api/list/servicecard', schema.serviceCardSchema),
  services: list('/api/list/services', schema.serviceCardSchema),
  servicePages: list('/api/list/services-page', schema.serviceSchema),
  caseStudies: list('/api/list/case-study', schema.galleryItemSchema),
  customerGallery: list('/api/list/cusmoter-gallery', schema.galleryItemSchema),
  buyerGallery: list('/api/list/buyer-gallery', schema.galleryItemSchema),
  posts: list(
    '/api/list/home-blog',
    schema.postSchema,
    'the sample articles of the site are shown',
  ),
  clients: list('/api/list/clients', schema.clientSchema),
  excellence: list('/api/list/excellence-img', schema.galleryItemSchema),
  portfolio: list('/api/list/portfolio', schema.galleryItemSchema),
  equipment: list('/api/list/equipment-gallery', schema.galleryItemSchema),
  documents: list('/api/list/document', schema.galleryItemSchema),
  homePage: record('/api/pages/home', pageSchema, (page) => {
    const { testimonial, ...blocks } = homeSections(page);
    return { ...blocks, testimonial: testimonial.quotations };
  }),
  aboutPage: record('/api/pages/about', pageSchema, (page) => {
    const { about, whyChooseUs } = aboutSections(page);
    return { about, 'why choose us': whyChooseUs.reasons };
  }),
  servicePage: introduced('/api/pages/Service'),
  clientsPage: introduced('/api/pages/clients'),
  portfolioPage: introduced('/api/pages/portfolio'),
  contactPage: introduced('/api/pages/contact'),
  certificatePage: record('/api/pages/certificate', certificatePageSchema, ({ title, file }) => ({
    title,
    document: file,
  })),
} as const;
