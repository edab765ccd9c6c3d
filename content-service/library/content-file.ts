import * as z from 'zod';

/** A file of the content folder, and the endpoint that serves it. */
export interface ContentFile {
  /** Path of the endpoint, also what the site is told when the file changes. */
  path: string;
  /** Path below the content folder, with forward slashes. */
  file: string;
  /** Checked as far as the envelope depends on it; fields are the site's business. */
  schema: z.ZodType;
  /** Answers `{data: {data: […]}}`, the shape of a paginator. */
  paginated: boolean;
}

const record = z.looseObject({});
const list = z.array(record);
const page = z.looseObject({
  sections: z.array(z.looseObject({ items: z.array(record) })),
});

/** Served at `/api/<name>`; every other list is at `/api/list/<name>`. */
const TOP_LEVEL: Record<string, z.ZodType> = { 'site-settings': record, 'social-links': list };

/** Records that have named fields instead of sections. */
const WITHOUT_SECTIONS = ['construction', 'industrial', 'menus', 'words'];

/** Two lists come as paginators, so that the demo shows that shape, too. */
const PAGINATED = ['servicecard', 'services-page'];

/**
 * Every JSON file is an endpoint: `pages/home.json` is `/api/pages/home`, `clients.json` is
 * `/api/list/clients`. Names are case-sensitive.
 * @param file path below the content folder, with forward slashes
 * @returns undefined for any other file
 */
export function contentFile(file: string): ContentFile | undefined {
  const [, folder, name] = /^(pages\/)?([\w-]+)\.json$/.exec(file) ?? [];
  if (!name) return undefined;
  if (folder) {
    const schema = WITHOUT_SECTIONS.includes(name) ? record : page;
    return { path: `/api/pages/${name}`, file, schema, paginated: false };
  }
  const schema = Object.hasOwn(TOP_LEVEL, name) ? TOP_LEVEL[name] : undefined;
  if (schema) return { path: `/api/${name}`, file, schema, paginated: false };
  return { path: `/api/list/${name}`, file, schema: list, paginated: PAGINATED.includes(name) };
}
