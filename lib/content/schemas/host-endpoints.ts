import 'server-only';
import type { Endpoint } from '@/contract/endpoint';
import { endpoints } from '@/contract/endpoints';
import * as samples from '@/lib/content/schemas/samples/samples';
import { companyName } from './company-name';
import * as company from './company-schemas';
import { documentSchema } from './document-schemas';
import { list, record } from './endpoint-types';
import { customWordsSchema } from './custom-words-schema';
import { certificatePageSchema, pageSchema } from './page-schemas';
import * as people from './people-schemas';
import * as schema from './schemas';
import { aboutSections, certificateDocument, homeSections, introduction } from './sections';
import * as site from './site-schemas';

/** Of a page whose first item introduces a screen. */
const introductionPage = (endpoint: Endpoint<'record'>) =>
  record(endpoint, {
    schema: pageSchema,
    view: introduction,
    blocks: (found) => ({ introduction: found }),
  });

const gallery = (endpoint: Endpoint<'list'>) => list(endpoint, schema.galleryItemSchema);

/** What the site makes of each endpoint of `contract/endpoints.ts`. */
export const hostEndpoints = {
  siteSettings: record(endpoints.siteSettings, {
    schema: schema.siteSettingsSchema,
    view: (settings) => ({ ...settings, name: settings.name ?? companyName(settings.copyright) }),
    blocks: ({ phone, email, address }) => ({ phone, email, address }),
    hints: ({ name }) =>
      name ? [] : ['no name: it is taken from `copyright`, or from the host of SITE_URL'],
  }),
  socialLinks: list(endpoints.socialLinks, schema.socialLinkSchema),
  products: list(endpoints.products, schema.productSchema, samples.products),
  serviceCards: list(endpoints.serviceCards, schema.serviceCardSchema),
  services: list(endpoints.services, schema.serviceCardSchema),
  servicePages: list(endpoints.servicePages, schema.serviceSchema),
  caseStudies: gallery(endpoints.caseStudies),
  customerGallery: gallery(endpoints.customerGallery),
  buyerGallery: gallery(endpoints.buyerGallery),
  posts: list(endpoints.posts, schema.postSchema, samples.posts),
  clients: list(endpoints.clients, schema.clientSchema),
  excellence: gallery(endpoints.excellence),
  portfolio: gallery(endpoints.portfolio),
  equipment: gallery(endpoints.equipment),
  documents: gallery(endpoints.documents),
  homePage: record(endpoints.homePage, {
    schema: pageSchema,
    view: homeSections,
    blocks: ({ testimonial, ...blocks }) => ({ ...blocks, testimonial: testimonial.quotations }),
  }),
  aboutPage: record(endpoints.aboutPage, {
    schema: pageSchema,
    view: aboutSections,
    blocks: ({ about, whyChooseUs }) => ({ about, 'why choose us': whyChooseUs.reasons }),
  }),
  servicePage: introductionPage(endpoints.servicePage),
  clientsPage: introductionPage(endpoints.clientsPage),
  portfolioPage: introductionPage(endpoints.portfolioPage),
  contactPage: introductionPage(endpoints.contactPage),
  certificatePage: record(endpoints.certificatePage, {
    schema: certificatePageSchema,
    view: certificateDocument,
    blocks: ({ document }) => ({ document }),
    hints: (page) =>
      certificateDocument(page).title ? [] : ['no title: the document has a heading of the site'],
  }),
  pages: list(endpoints.pages, site.pageTextsSchema, samples.pages),
  menus: record(endpoints.menus, {
    schema: site.menusSchema,
    view: (menus) => menus,
    blocks: (menus) => menus,
  }),
  words: record(endpoints.words, {
    schema: customWordsSchema,
    view: (own) => own,
    blocks: (own) => ({ words: Object.keys(own) }),
  }),
  locations: list(endpoints.locations, company.locationSchema),
  downloads: list(endpoints.downloads, documentSchema),
  contacts: list(endpoints.contacts, people.contactSchema),
  team: list(endpoints.team, people.teamMemberSchema, samples.team),
  reviews: list(endpoints.reviews, people.reviewSchema, samples.reviews),
  faq: list(endpoints.faq, company.faqGroupSchema, samples.faq),
  heroFacts: list(endpoints.heroFacts, company.factSchema, samples.heroFacts),
  skills: list(endpoints.skills, people.skillSchema, samples.skills),
  figures: list(endpoints.figures, company.figureSchema, samples.figures),
  timeline: list(endpoints.timeline, company.timelineEntrySchema, samples.timeline),
  projects: list(endpoints.projects, company.projectSchema, samples.projects),
  industries: list(endpoints.industries, company.industrySchema, samples.industries),
  constructionHome: record(endpoints.constructionHome, {
    schema: company.constructionHomeSchema,
    view: (home) => home,
    blocks: ({ banner, about, buildings, film }) => ({ banner, about, buildings, film }),
    sample: samples.constructionHome,
  }),
  industrialHome: record(endpoints.industrialHome, {
    schema: company.industrialHomeSchema,
    view: (home) => home,
    blocks: ({ slides, about }) => ({ slides, about }),
    sample: samples.industrialHome,
  }),
  blogCategories: list(
    endpoints.blogCategories,
    company.blogCategorySchema,
    samples.blogCategories,
  ),
} as const satisfies Record<keyof typeof endpoints, unknown>;

export const endpointPaths: string[] = Object.values(endpoints).map(({ path }) => path);
