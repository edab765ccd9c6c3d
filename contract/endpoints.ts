import { firstList, firstRecord, list, page } from './endpoint';

const optional = true as const;
const short = true;

const shortList = <const Slug extends string>(
  name: string,
  editedAs: Slug,
  merges: 'named' | 'shared',
  description: string,
) => list(name, editedAs, { description, merges, short });

const optionalShortList = <const Slug extends string>(
  name: string,
  editedAs: Slug,
  merges: 'named' | 'shared',
  description: string,
) => list(name, editedAs, { description, merges, optional, short });

/** The first words of a page that shows a list. */
const introduction = <const Slug extends string>(
  name: string,
  editedAs: Slug,
  description: string,
) =>
  page(name, editedAs, {
    merges: 'positions',
    sections: true,
    description: `${description}: the first item of the first section`,
  });

/**
 * Every endpoint of a content host, in an order in which what items refer to comes first. Site, content
 * service, editor, OpenAPI document and webhook read it here; `records/of-endpoints.ts` has what each consists of.
 */
export const endpoints = {
  contacts: list('contacts', 'contacts', {
    merges: 'shared',
    description:
      'People beside the services and products that name them in `contact`; the first answers requests for a quote',
    optional,
  }),
  products: list('industrial-products', 'products', {
    merges: 'named',
    description: 'Products of the shop, the carousels and the footer gallery',
  }),
  servicePages: list('services-page', 'services', {
    merges: 'named',
    description:
      'Services with all that `/service`, `/service-2`, `/service-details/[id]` and `/service-single` show',
  }),
  services: shortList(
    'services',
    'services',
    'named',
    'Hero slider and services grid of `/` (first six), accordion of `/home-1` (first four)',
  ),
  serviceCards: shortList('servicecard', 'services', 'named', 'Services carousel of `/`'),
  posts: list('home-blog', 'posts', {
    merges: 'named',
    description:
      'Articles of the blog, latest posts of the homes; a film plays where `video_url` is a link to the video site',
  }),
  blogCategories: optionalShortList(
    'blog-categories',
    'blog-categories',
    'named',
    'Categories of the blog in their order; without it those that the articles name',
  ),
  team: optionalShortList(
    'team',
    'team',
    'shared',
    '`/team-1` to `/team-3`; `/team-details` shows the first with a text of its own',
  ),
  downloads: list('downloads', 'downloads', {
    merges: 'whole',
    description:
      'Documents of the company on `/downloads`, beside those of its products and services',
    optional,
  }),
  faq: optionalShortList('faq', 'faq', 'named', 'Questions and answers in groups on `/faq`'),
  reviews: list('reviews', 'reviews', {
    merges: 'named',
    description: 'Reviews of products; a product without any shows no stars',
    optional,
  }),
  clients: shortList('clients', 'clients', 'shared', 'Clients on `/clients`, logos of the homes'),
  caseStudies: shortList('case-study', 'case-studies', 'shared', 'Slider of `/home-1`'),
  customerGallery: shortList(
    'cusmoter-gallery',
    'customers',
    'shared',
    'Customers on `/about` and `/about-2` (the path is spelt so)',
  ),
  buyerGallery: shortList('buyer-gallery', 'buyers', 'shared', 'Buyers on `/about` and `/about-2`'),
  excellence: shortList(
    'excellence-img',
    'excellence',
    'shared',
    'Excellence strip of `/` (first three), `/sustainability`',
  ),
  portfolio: shortList(
    'portfolio',
    'portfolio',
    'shared',
    '`/portfolio`, `/portfolio-details` (the first is the project that is told), `/clients` (one whose words name a client)',
  ),
  equipment: shortList('equipment-gallery', 'equipment', 'shared', '`/manufacture`'),
  documents: shortList('document', 'documents', 'shared', 'Certificates on `/certificate`'),
  projects: optionalShortList(
    'projects',
    'projects',
    'named',
    '`/portfolio-details` tells the first; `/portfolio` leads to it',
  ),
  industries: optionalShortList(
    'industries',
    'industries',
    'named',
    'Industries of `/home-2`, each with a table of facts',
  ),
  timeline: optionalShortList(
    'timeline',
    'timeline',
    'named',
    'The story on `/about-2`, oldest first, where `about` tells none',
  ),
  figures: optionalShortList('figures', 'figures', 'named', 'Counters of `/home-1` and `/home-2`'),
  skills: optionalShortList('skills', 'skills', 'named', 'Bars in per cent on the homes'),
  heroFacts: optionalShortList(
    'hero-facts',
    'hero-facts',
    'named',
    'Facts in the heroes of `/` and `/home-2`; the first three are shown',
  ),
  locations: optionalShortList(
    'locations',
    'locations',
    'shared',
    'Places of the company on `/contact` and in the footer, instead of `offices`',
  ),
  socialLinks: firstList('social-links', 'social-links', {
    merges: 'shared',
    description: 'Profiles elsewhere, in footer and contact; the first four are shown',
    short,
  }),
  pages: list('pages', 'pages', {
    merges: 'by-path',
    description:
      'Names, headings, introductions and banner pictures of the site’s pages; pages of their own under `/p/`',
    optional,
  }),
  siteSettings: firstRecord('site-settings', 'site-settings', {
    merges: 'settings',
    description: 'Name, contact details, logos and offices of the company; on every page',
  }),
  menus: page('menus', 'menus', {
    merges: 'alone',
    description:
      'Main menu, footer menu, further pages and legal links; one that is missing is the site’s own',
    optional,
  }),
  words: page('words', 'words', {
    merges: 'alone',
    description: 'Words of buttons, headings, pages and messages, in place of those of the site',
    optional,
  }),
  homePage: page('home', 'home-page', {
    merges: 'positions',
    sections: true,
    description: 'Blocks of the homes, by position (docs/content-api.md says which)',
  }),
  aboutPage: page('about', 'about-page', {
    merges: 'positions',
    sections: true,
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
    merges: 'positions',
    sections: true,
    description:
      'Introduction of `/certificate`, and the locked document: the first item of the first section. Read on the server only.',
  }),
  constructionHome: page('construction', 'construction-home', {
    merges: 'fields',
    description: 'Banner, texts, kinds of buildings, film and moving words of `/home-1`',
    optional,
  }),
  industrialHome: page('industrial', 'industrial-home', {
    merges: 'fields',
    description: 'Slides, texts and moving words of `/home-2`',
    optional,
  }),
};
