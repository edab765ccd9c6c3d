import * as z from 'zod';
import type { endpoints } from '../endpoints';
import * as blog from './blog';
import * as catalogue from './catalogue';
import * as company from './company';
import { documentRecord } from './documents';
import type { Fields } from './fields';
import * as homes from './homes';
import { pageTextsRecord } from './own-pages';
import * as people from './people';
import { certificatePageRecord, pageRecord } from './sections';
import * as settings from './settings';

/** What the items of a list are, or what is answered. */
export const recordOf = {
  contacts: people.contactRecord,
  products: catalogue.productRecord,
  servicePages: catalogue.serviceRecord,
  services: catalogue.serviceCardRecord,
  serviceCards: catalogue.serviceCardRecord,
  posts: blog.postRecord,
  blogCategories: blog.blogCategoryRecord,
  team: people.teamMemberRecord,
  downloads: documentRecord,
  faq: company.faqGroupRecord,
  reviews: catalogue.reviewRecord,
  clients: company.clientRecord,
  caseStudies: catalogue.galleryItemRecord,
  customerGallery: catalogue.galleryItemRecord,
  buyerGallery: catalogue.galleryItemRecord,
  excellence: catalogue.galleryItemRecord,
  portfolio: catalogue.galleryItemRecord,
  equipment: catalogue.galleryItemRecord,
  documents: catalogue.galleryItemRecord,
  projects: company.projectRecord,
  industries: company.industryRecord,
  timeline: company.timelineEntryRecord,
  figures: company.figureRecord,
  skills: people.skillRecord,
  heroFacts: company.heroFactRecord,
  locations: company.locationRecord,
  socialLinks: settings.socialLinkRecord,
  pages: pageTextsRecord,
  siteSettings: settings.settingsRecord,
  menus: settings.menusRecord,
  words: () => z.record(z.string(), z.string()),
  homePage: pageRecord,
  aboutPage: pageRecord,
  servicePage: pageRecord,
  clientsPage: pageRecord,
  portfolioPage: pageRecord,
  contactPage: pageRecord,
  certificatePage: certificatePageRecord,
  constructionHome: homes.constructionHomeRecord,
  industrialHome: homes.industrialHomeRecord,
} satisfies Record<keyof typeof endpoints, (fields: Fields) => z.ZodType>;
