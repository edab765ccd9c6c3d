import 'server-only';
import * as samples from '@/lib/content/samples/samples';
import * as company from './company-schemas';
import { documentSchema } from './document-schemas';
import { list, record, shortList } from './endpoint-types';
import { ownWordsSchema } from './own-words-schema';
import * as people from './people-schemas';
import * as site from './site-schemas';

const optional = true;

/** What a host may answer; with `SAMPLES=on` some of them have samples where it does not. */
export const optionalEndpoints = {
  pages: list({
    path: '/api/list/pages',
    description:
      'Names, headings, introductions and banner pictures of the site’s pages; pages of their own under `/p/`',
    schema: site.pageTextsSchema,
    sample: samples.pages,
    optional,
  }),
  menus: record({
    path: '/api/pages/menus',
    description:
      'Main menu, footer menu, further pages and legal links; one that is missing is the site’s own',
    schema: site.menusSchema,
    view: (menus) => menus,
    blocks: (menus) => menus,
    optional,
  }),
  words: record({
    path: '/api/pages/words',
    description: 'Words of buttons, headings, pages and messages, in place of those of the site',
    schema: ownWordsSchema,
    view: (own) => own,
    blocks: (own) => ({ words: Object.keys(own) }),
    optional,
  }),
  locations: shortList({
    path: '/api/list/locations',
    description: 'Places of the company on `/contact` and in the footer, instead of `offices`',
    schema: company.locationSchema,
    optional,
  }),
  downloads: list({
    path: '/api/list/downloads',
    description:
      'Documents of the company on `/downloads`, beside those of its products and services',
    schema: documentSchema,
    optional,
  }),
  contacts: list({
    path: '/api/list/contacts',
    description:
      'People beside the services and products that name them in `contact`; the first answers requests for a quote',
    schema: people.contactSchema,
    optional,
  }),
  team: shortList({
    path: '/api/list/team',
    description: '`/team-1` to `/team-3`; `/team-details` shows the first with a text of its own',
    schema: people.teamMemberSchema,
    sample: samples.team,
    optional,
  }),
  reviews: list({
    path: '/api/list/reviews',
    description: 'Reviews of products; a product without any shows no stars',
    schema: people.reviewSchema,
    sample: samples.reviews,
    optional,
  }),
  faq: shortList({
    path: '/api/list/faq',
    description: 'Questions and answers in groups on `/faq`',
    schema: company.faqGroupSchema,
    sample: samples.faq,
    optional,
  }),
  heroFacts: shortList({
    path: '/api/list/hero-facts',
    description: 'Facts in the heroes of `/` and `/home-2`; the first three are shown',
    schema: company.factSchema,
    sample: samples.heroFacts,
    optional,
  }),
  skills: shortList({
    path: '/api/list/skills',
    description: 'Bars in per cent on the homes',
    schema: people.skillSchema,
    sample: samples.skills,
    optional,
  }),
  figures: shortList({
    path: '/api/list/figures',
    description: 'Counters of `/home-1` and `/home-2`',
    schema: company.figureSchema,
    sample: samples.figures,
    optional,
  }),
  timeline: shortList({
    path: '/api/list/timeline',
    description: 'The story on `/about-2`, oldest first, where `about` tells none',
    schema: company.timelineEntrySchema,
    sample: samples.timeline,
    optional,
  }),
  projects: shortList({
    path: '/api/list/projects',
    description: '`/portfolio-details` tells the first; `/portfolio` leads to it',
    schema: company.projectSchema,
    sample: samples.projects,
    optional,
  }),
  industries: shortList({
    path: '/api/list/industries',
    description: 'Industries of `/home-2`, each with a table of facts',
    schema: company.industrySchema,
    sample: samples.industries,
    optional,
  }),
  constructionHome: record({
    path: '/api/pages/construction',
    description: 'Banner, texts, kinds of buildings, film and moving words of `/home-1`',
    schema: company.constructionHomeSchema,
    view: (home) => home,
    blocks: ({ banner, about, buildings, film }) => ({ banner, about, buildings, film }),
    sample: samples.constructionHome,
    optional,
  }),
  industrialHome: record({
    path: '/api/pages/industrial',
    description: 'Slides, texts and moving words of `/home-2`',
    schema: company.industrialHomeSchema,
    view: (home) => home,
    blocks: ({ slides, about }) => ({ slides, about }),
    sample: samples.industrialHome,
    optional,
  }),
  blogCategories: shortList({
    path: '/api/list/blog-categories',
    description: 'Categories of the blog in their order; without it those that the articles name',
    schema: company.blogCategorySchema,
    sample: samples.blogCategories,
    optional,
  }),
};
