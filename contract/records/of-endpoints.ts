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

/**
 * An item of a list by whose number its further languages meet it; records that link to items have one by themselves.
 * @param name of the record in the list, where it stands within other records, too
 */
const withId =
  <S extends z.core.$ZodShape>(record: (f: Fields) => z.ZodObject<S>, name?: string) =>
  (f: Fields) => {
    const known: z.ZodObject = record(f);
    const meta = { ...known.meta(), ...(name && { id: name }) };
    const extended = known.safeExtend({ id: f.id() }).meta(meta);
    return extended as unknown as z.ZodObject<S & { id: ReturnType<typeof f.id> }>;
  };

/** What the items of a list are, or what is answered. Pages of the site have their paths for numbers. */
export const recordOf = {
  contacts: people.contactRecord,
  products: catalogue.productRecord,
  servicePages: catalogue.serviceRecord,
  services: catalogue.serviceCardRecord,
  serviceCards: catalogue.serviceCardRecord,
  posts: blog.postRecord,
  blogCategories: withId(blog.blogCategoryRecord),
  team: people.teamMemberRecord,
  downloads: withId(documentRecord, 'CompanyDocument'),
  faq: withId(company.faqGroupRecord),
  reviews: withId(catalogue.reviewRecord),
  clients: withId(company.clientRecord),
  caseStudies: catalogue.galleryItemRecord,
  customerGallery: catalogue.galleryItemRecord,
  buyerGallery: catalogue.galleryItemRecord,
  excellence: catalogue.galleryItemRecord,
  portfolio: catalogue.galleryItemRecord,
  equipment: catalogue.galleryItemRecord,
  documents: catalogue.galleryItemRecord,
  projects: company.projectRecord,
  industries: withId(company.industryRecord, 'ListedIndustry'),
  timeline: withId(company.timelineEntryRecord),
  figures: withId(company.figureRecord),
  skills: withId(people.skillRecord, 'ListedSkill'),
  heroFacts: withId(company.heroFactRecord, 'HeroFact'),
  locations: withId(company.locationRecord),
  socialLinks: withId(settings.socialLinkRecord),
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
