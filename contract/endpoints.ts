import * as z from 'zod';
import { firstList, firstRecord, list, page } from './endpoint';
import * as blog from './records/blog';
import * as catalogue from './records/catalogue';
import * as company from './records/company';
import { documentRecord } from './records/documents';
import * as homes from './records/homes';
import { pageTextsRecord } from './records/own-pages';
import * as people from './records/people';
import { certificatePageRecord, pageRecord } from './records/sections';
import * as settings from './records/settings';

const optional = true;
const short = true;

const gallery = <const Slug extends string>(name: string, editedAs: Slug, description: string) =>
  list(name, editedAs, { record: catalogue.galleryItemRecord, description, short });

/** The first words of a page that shows a list. */
const introduction = <const Slug extends string>(
  name: string,
  editedAs: Slug,
  description: string,
) =>
  page(name, editedAs, {
    record: pageRecord,
    description: `${description}: the first item of the first section`,
  });

/**
 * Every endpoint of a content host, in an order in which what items refer to comes first. Site, content
 * service, editor, OpenAPI document and webhook read it here.
 */
export const endpoints = {
  contacts: list('contacts', 'contacts', {
    record: people.contactRecord,
    description:
      'People beside the services and products that name them in `contact`; the first answers requests for a quote',
    optional,
  }),
  products: list('industrial-products', 'products', {
    record: catalogue.productRecord,
    description: 'Products of the shop, the carousels and the footer gallery',
  }),
  servicePages: list('services-page', 'services', {
    record: catalogue.serviceRecord,
    description:
      'Services with all that `/service`, `/service-2`, `/service-details/[id]` and `/service-single` show',
  }),
  services: list('services', 'services', {
    record: catalogue.serviceCardRecord,
    description:
      'Hero slider and services grid of `/` (first six), accordion of `/home-1` (first four)',
    short,
  }),
  serviceCards: list('servicecard', 'services', {
    record: catalogue.serviceCardRecord,
    description: 'Services carousel of `/`',
    short,
  }),
  posts: list('home-blog', 'posts', {
    record: blog.postRecord,
    description:
      'Articles of the blog, latest posts of the homes; a film plays where `video_url` is a link to the video site',
  }),
  blogCategories: list('blog-categories', 'blog-categories', {
    record: blog.blogCategoryRecord,
    description: 'Categories of the blog in their order; without it those that the articles name',
    optional,
    short,
  }),
  team: list('team', 'team', {
    record: people.teamMemberRecord,
    description: '`/team-1` to `/team-3`; `/team-details` shows the first with a text of its own',
    optional,
    short,
  }),
  downloads: list('downloads', 'downloads', {
    record: documentRecord,
    description:
      'Documents of the company on `/downloads`, beside those of its products and services',
    optional,
  }),
  faq: list('faq', 'faq', {
    record: company.faqGroupRecord,
    description: 'Questions and answers in groups on `/faq`',
    optional,
    short,
  }),
  reviews: list('reviews', 'reviews', {
    record: catalogue.reviewRecord,
    description: 'Reviews of products; a product without any shows no stars',
    optional,
  }),
  clients: list('clients', 'clients', {
    record: company.clientRecord,
    description: 'Clients on `/clients`, logos of the homes',
    short,
  }),
  caseStudies: gallery('case-study', 'case-studies', 'Slider of `/home-1`'),
  customerGallery: gallery(
    'cusmoter-gallery',
    'customers',
    'Customers on `/about` and `/about-2` (the path is spelt so)',
  ),
  buyerGallery: gallery('buyer-gallery', 'buyers', 'Buyers on `/about` and `/about-2`'),
  excellence: gallery(
    'excellence-img',
    'excellence',
    'Excellence strip of `/` (first three), `/sustainability`',
  ),
  portfolio: gallery(
    'portfolio',
    'portfolio',
    '`/portfolio`, `/portfolio-details` (the first is the project that is told), `/clients` (one whose words name a client)',
  ),
  equipment: gallery('equipment-gallery', 'equipment', '`/manufacture`'),
  documents: gallery('document', 'documents', 'Certificates on `/certificate`'),
  projects: list('projects', 'projects', {
    record: company.projectRecord,
    description: '`/portfolio-details` tells the first; `/portfolio` leads to it',
    optional,
    short,
  }),
  industries: list('industries', 'industries', {
    record: company.industryRecord,
    description: 'Industries of `/home-2`, each with a table of facts',
    optional,
    short,
  }),
  timeline: list('timeline', 'timeline', {
    record: company.timelineEntryRecord,
    description: 'The story on `/about-2`, oldest first, where `about` tells none',
    optional,
    short,
  }),
  figures: list('figures', 'figures', {
    record: company.figureRecord,
    description: 'Counters of `/home-1` and `/home-2`',
    optional,
    short,
  }),
  skills: list('skills', 'skills', {
    record: people.skillRecord,
    description: 'Bars in per cent on the homes',
    optional,
    short,
  }),
  heroFacts: list('hero-facts', 'hero-facts', {
    record: company.heroFactRecord,
    description: 'Facts in the heroes of `/` and `/home-2`; the first three are shown',
    optional,
    short,
  }),
  locations: list('locations', 'locations', {
    record: company.locationRecord,
    description: 'Places of the company on `/contact` and in the footer, instead of `offices`',
    optional,
    short,
  }),
  socialLinks: firstList('social-links', 'social-links', {
    record: settings.socialLinkRecord,
    description: 'Profiles elsewhere, in footer and contact; the first four are shown',
    short,
  }),
  pages: list('pages', 'pages', {
    record: pageTextsRecord,
    description:
      'Names, headings, introductions and banner pictures of the site’s pages; pages of their own under `/p/`',
    optional,
  }),
  siteSettings: firstRecord('site-settings', 'site-settings', {
    record: settings.settingsRecord,
    description: 'Name, contact details, logos and offices of the company; on every page',
  }),
  menus: page('menus', 'menus', {
    record: settings.menusRecord,
    description:
      'Main menu, footer menu, further pages and legal links; one that is missing is the site’s own',
    optional,
  }),
  words: page('words', 'words', {
    record: () => z.record(z.string(), z.string()),
    description: 'Words of buttons, headings, pages and messages, in place of those of the site',
    optional,
  }),
  homePage: page('home', 'home-page', {
    record: pageRecord,
    description: 'Blocks of the homes, by position (docs/content-api.md says which)',
  }),
  aboutPage: page('about', 'about-page', {
    record: pageRecord,
    description: 'Blocks of `/about` and `/about-2` (docs/content-api.md says which)',
  }),
  servicePage: introduction('Service', 'service-page', 'Introduction of `/service` (capital S)'),
  clientsPage: introduction('clients', 'clients-page', 'Introduction of `/clients`'),
  portfolioPage: introduction(
    'portfolio',
    'portfolio-page',
    'Introduction of `/portfolio`, with the file to download',
  ),
  contactPage: introduction('contact', 'contact-page', 'Picture of `/contact`'),
  certificatePage: page('certificate', 'certificate-page', {
    record: certificatePageRecord,
    description:
      'Introduction of `/certificate`, and the locked document: the first item of the first section. Read on the server only.',
  }),
  constructionHome: page('construction', 'construction-home', {
    record: homes.constructionHomeRecord,
    description: 'Banner, texts, kinds of buildings, film and moving words of `/home-1`',
    optional,
  }),
  industrialHome: page('industrial', 'industrial-home', {
    record: homes.industrialHomeRecord,
    description: 'Slides, texts and moving words of `/home-2`',
    optional,
  }),
};
