import { z } from 'zod';

const record = z.looseObject({});
const list = z.array(record);
const page = z.looseObject({
  sections: z.array(z.looseObject({ items: z.array(record) })),
});

/** A content endpoint and the file that it serves. */
export interface ContentEntry {
  /** URL path; also sent to the webhook of the site when the file changes. */
  path: string;
  /** Path below the content folder, with forward slashes. */
  file: string;
  /** Checks the structure only; the site validates the fields. */
  schema: z.ZodType;
  /** The response is `{data: {data: […]}}`, as from a paginator. */
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

/** Every content endpoint. `Service` and `cusmoter-gallery` are spelt as the contract spells them. */
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
