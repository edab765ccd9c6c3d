import { z } from 'zod';

const record = z.looseObject({});
const list = z.array(record);
const page = z.looseObject({
  sections: z.array(z.looseObject({ items: z.array(record) })),
});

/** What one endpoint serves: the file it comes from, its coarse shape and its envelope. */
export interface ContentEntry {
  /** Path of the endpoint, also what the site is told when the file changes. */
  path: string;
  /** File below the content folder, with forward slashes. */
  file: string;
  /** Checked as far as the envelope depends on it; fields are the site's business. */
  schema: z.ZodType;
  /** Answers `{data: {data: […]}}`, the shape of a paginator. */
  paginated?: boolean;
}

const recordEntry = (name: string): ContentEntry => ({
  path: `/api/${name}`,
  file: `${name}.json`,
  schema: record,
});

const listEntry = (name: string): ContentEntry => ({
  path: `/api/list/${name}`,
  file: `${name}.json`,
  schema: list,
});

const pageEntry = (name: string): ContentEntry => ({
  path: `/api/pages/${name}`,
  file: `pages/${name}.json`,
  schema: page,
});

/** Every content endpoint. Paths are case-sensitive: it is `Service`, and `cusmoter-gallery` is spelt so. */
export const catalogue: readonly ContentEntry[] = [
  recordEntry('site-settings'),
  { ...recordEntry('social-links'), schema: list },
  ...[
    'industrial-products',
    'services',
    'case-study',
    'cusmoter-gallery',
    'buyer-gallery',
    'home-blog',
    'clients',
    'excellence-img',
    'portfolio',
    'equipment-gallery',
    'document',
  ].map(listEntry),
  { ...listEntry('servicecard'), paginated: true },
  { ...listEntry('services-page'), paginated: true },
  ...['home', 'about', 'Service', 'clients', 'portfolio', 'certificate', 'contact'].map(pageEntry),
];
