import 'server-only';
import type { Endpoint } from '@/contract/endpoint';
import { endpoints } from '@/contract/endpoints';
import { recordOf } from '@/contract/records/of-endpoints';
import * as samples from '@/lib/content/schemas/samples/samples';
import * as company from './company-schemas';
import { customWordsSchema } from './custom-words-schema';
import { download } from './document-schemas';
import { list, record } from './endpoint-types';
import { hostFields } from './host-fields';
import { certificatePageSchema, page } from './page-schemas';
import * as people from './people-schemas';
import * as schema from './schemas';
import { aboutSections, certificateDocument, homeSections, introduction } from './sections';
import * as site from './site-schemas';
import type { HostReading } from './warnings';

const pageSchema = (reading: HostReading) => recordOf.homePage(hostFields(reading));

/** Of a page whose first item introduces a screen. */
const introductionPage = (endpoint: Endpoint<'record'>) =>
  record(endpoint, pageSchema, {
    view: (found) => introduction(page(found)),
    blocks: (found) => ({ introduction: found }),
  });

const gallery = (endpoint: Endpoint<'list'>) =>
  list(endpoint, recordOf.portfolio, schema.galleryItem);

const asWritten = <T>(item: T): T => item;

/** What the site makes of each endpoint of `contract/endpoints.ts`. */
export const hostEndpoints = {
  siteSettings: record(
    endpoints.siteSettings,
    (reading) => recordOf.siteSettings(hostFields(reading)),
    {
      view: schema.siteSettings,
      blocks: ({ phone, email, address }) => ({ phone, email, address }),
      hints: ({ name }) =>
        name ? [] : ['no name: it is taken from `copyright`, or from the host of SITE_URL'],
    },
  ),
  socialLinks: list(endpoints.socialLinks, recordOf.socialLinks, schema.socialLink),
  products: list(endpoints.products, recordOf.products, schema.product, samples.products),
  serviceCards: list(endpoints.serviceCards, recordOf.serviceCards, schema.serviceCard),
  services: list(endpoints.services, recordOf.services, schema.serviceCard),
  servicePages: list(endpoints.servicePages, recordOf.servicePages, schema.service),
  caseStudies: gallery(endpoints.caseStudies),
  customerGallery: gallery(endpoints.customerGallery),
  buyerGallery: gallery(endpoints.buyerGallery),
  posts: list(endpoints.posts, recordOf.posts, schema.post, samples.posts),
  clients: list(endpoints.clients, recordOf.clients, schema.client),
  excellence: gallery(endpoints.excellence),
  portfolio: gallery(endpoints.portfolio),
  equipment: gallery(endpoints.equipment),
  documents: gallery(endpoints.documents),
  homePage: record(endpoints.homePage, pageSchema, {
    view: (found, _, warn) => homeSections(page(found), warn),
    blocks: ({ testimonial, ...blocks }) => ({ ...blocks, testimonial: testimonial.quotations }),
  }),
  aboutPage: record(endpoints.aboutPage, pageSchema, {
    view: (found, _, warn) => aboutSections(page(found), warn),
    blocks: ({ about, whyChooseUs }) => ({ about, 'why choose us': whyChooseUs.reasons }),
  }),
  servicePage: introductionPage(endpoints.servicePage),
  clientsPage: introductionPage(endpoints.clientsPage),
  portfolioPage: introductionPage(endpoints.portfolioPage),
  contactPage: introductionPage(endpoints.contactPage),
  certificatePage: record(endpoints.certificatePage, certificatePageSchema, {
    view: certificateDocument,
    blocks: ({ document }) => ({ document }),
    hints: (found) =>
      certificateDocument(found).title ? [] : ['no title: the document has a heading of the site'],
  }),
  pages: list(endpoints.pages, recordOf.pages, site.pageTexts, samples.pages),
  menus: record(endpoints.menus, (reading) => recordOf.menus(hostFields(reading)), {
    view: site.menus,
    blocks: (menus) => menus,
  }),
  words: record(endpoints.words, customWordsSchema, {
    view: (own) => own,
    blocks: (own) => ({ words: Object.keys(own) }),
  }),
  locations: list(endpoints.locations, recordOf.locations, company.location),
  downloads: list(endpoints.downloads, recordOf.downloads, download),
  contacts: list(endpoints.contacts, recordOf.contacts, people.contact),
  team: list(endpoints.team, recordOf.team, people.teamMember, samples.team),
  reviews: list(endpoints.reviews, recordOf.reviews, people.review, samples.reviews),
  faq: list(endpoints.faq, recordOf.faq, company.faqGroup, samples.faq),
  heroFacts: list(endpoints.heroFacts, recordOf.heroFacts, asWritten, samples.heroFacts),
  skills: list(endpoints.skills, recordOf.skills, people.skill, samples.skills),
  figures: list(endpoints.figures, recordOf.figures, asWritten, samples.figures),
  timeline: list(endpoints.timeline, recordOf.timeline, company.timelineEntry, samples.timeline),
  projects: list(endpoints.projects, recordOf.projects, company.project, samples.projects),
  industries: list(endpoints.industries, recordOf.industries, company.industry, samples.industries),
  constructionHome: record(
    endpoints.constructionHome,
    (reading) => recordOf.constructionHome(hostFields(reading)),
    {
      view: company.constructionHome,
      blocks: ({ banner, about, buildings, film }) => ({ banner, about, buildings, film }),
      sample: samples.constructionHome,
    },
  ),
  industrialHome: record(
    endpoints.industrialHome,
    (reading) => recordOf.industrialHome(hostFields(reading)),
    {
      view: company.industrialHome,
      blocks: ({ slides, about }) => ({ slides, about }),
      sample: samples.industrialHome,
    },
  ),
  blogCategories: list(
    endpoints.blogCategories,
    recordOf.blogCategories,
    asWritten,
    samples.blogCategories,
  ),
} as const satisfies Record<keyof typeof endpoints, unknown>;

export const endpointPaths: string[] = Object.values(endpoints).map(({ path }) => path);
