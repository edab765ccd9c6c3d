import 'server-only';
import { companyName } from './company-name';
import { certificatePageSchema, pageSchema } from './page-schemas';
import * as schema from './schemas';
import { aboutSections, certificateDocument, homeSections, introduction } from './sections';
import { list, record, shortList } from './endpoint-types';
import { optionalEndpoints } from './optional-endpoints';
import * as samples from '@/lib/content/samples/samples';

/** A page of which the first item of the first section introduces a screen. */
const introductionPage = (path: string, description: string) =>
  record({
    path,
    description: `${description}: the first item of the first section`,
    schema: pageSchema,
    view: introduction,
    blocks: (found) => ({ introduction: found }),
  });

const gallery = (path: string, description: string, { optional = false } = {}) =>
  shortList({ path, description, schema: schema.galleryItemSchema, optional });

/**
 * Every endpoint of the content host. An entry here and a line in `endpoints.ts` make a new one: health,
 * content check, publishing, OpenAPI document and fault suites read them from here.
 */
export const hostEndpoints = {
  siteSettings: record({
    path: '/api/site-settings',
    description: 'Name, contact details, logos and offices of the company; on every page',
    schema: schema.siteSettingsSchema,
    view: (settings) => ({ ...settings, name: settings.name ?? companyName(settings.copyright) }),
    blocks: ({ phone, email, address }) => ({ phone, email, address }),
    hints: ({ name }) =>
      name ? [] : ['no name: it is taken from `copyright`, or from the host of SITE_URL'],
  }),
  socialLinks: shortList({
    path: '/api/social-links',
    description: 'Profiles elsewhere, in footer and contact; the first four are shown',
    schema: schema.socialLinkSchema,
  }),
  products: list({
    path: '/api/list/industrial-products',
    description: 'Products of the shop, the carousels and the footer gallery',
    schema: schema.productSchema,
    sample: samples.products,
  }),
  serviceCards: shortList({
    path: '/api/list/servicecard',
    description: 'Services carousel of `/`',
    schema: schema.serviceCardSchema,
  }),
  services: shortList({
    path: '/api/list/services',
    description:
      'Hero slider and services grid of `/` (first six), accordion of `/home-1` (first four)',
    schema: schema.serviceCardSchema,
  }),
  servicePages: list({
    path: '/api/list/services-page',
    description:
      'Services with all that `/service`, `/service-2`, `/service-details/[id]` and `/service-single` show',
    schema: schema.serviceSchema,
  }),
  caseStudies: gallery('/api/list/case-study', 'Slider of `/home-1`'),
  customerGallery: gallery(
    '/api/list/cusmoter-gallery',
    'Customers on `/about` and `/about-2` (the path is spelt so)',
  ),
  buyerGallery: gallery('/api/list/buyer-gallery', 'Buyers on `/about` and `/about-2`'),
  posts: list({
    path: '/api/list/home-blog',
    description:
      'Articles of the blog, latest posts of the homes; a film plays where `video_url` is a link to the video site',
    schema: schema.postSchema,
    sample: samples.posts,
  }),
  clients: shortList({
    path: '/api/list/clients',
    description: 'Clients on `/clients`, logos of the homes',
    schema: schema.clientSchema,
  }),
  excellence: gallery(
    '/api/list/excellence-img',
    'Excellence strip of `/` (first three), `/sustainability`',
  ),
  portfolio: gallery(
    '/api/list/portfolio',
    '`/portfolio`, `/portfolio-details` (the first is the project that is told), `/clients` (one whose words name a client)',
  ),
  equipment: gallery('/api/list/equipment-gallery', '`/manufacture`'),
  documents: gallery('/api/list/document', 'Certificates on `/certificate`'),
  homePage: record({
    path: '/api/pages/home',
    description: 'Blocks of the homes, by position (docs/content-api.md says which)',
    schema: pageSchema,
    view: homeSections,
    blocks: ({ testimonial, ...blocks }) => ({ ...blocks, testimonial: testimonial.quotations }),
  }),
  aboutPage: record({
    path: '/api/pages/about',
    description: 'Blocks of `/about` and `/about-2` (docs/content-api.md says which)',
    schema: pageSchema,
    view: aboutSections,
    blocks: ({ about, whyChooseUs }) => ({ about, 'why choose us': whyChooseUs.reasons }),
  }),
  servicePage: introductionPage('/api/pages/Service', 'Introduction of `/service` (capital S)'),
  clientsPage: introductionPage('/api/pages/clients', 'Introduction of `/clients`'),
  portfolioPage: introductionPage(
    '/api/pages/portfolio',
    'Introduction of `/portfolio`, with the file to download',
  ),
  contactPage: introductionPage('/api/pages/contact', 'Picture of `/contact`'),
  certificatePage: record({
    path: '/api/pages/certificate',
    description:
      'Introduction of `/certificate`, and the locked document: the first item of the first section. Read on the server only.',
    schema: certificatePageSchema,
    view: certificateDocument,
    blocks: ({ document }) => ({ document }),
    hints: (page) =>
      certificateDocument(page).title ? [] : ['no title: the document has a heading of the site'],
  }),
  ...optionalEndpoints,
} as const;

export const endpointPaths: string[] = Object.values(hostEndpoints).map(({ path }) => path);
