import * as z from 'zod';
import type { Endpoint } from '../../contract/endpoint';
import { endpoints } from '../../contract/endpoints';
import { readLocale } from '../../contract/formats/language';
import { endpointName } from '../../contract/languages/endpoint-name';

/** A file of the content folder, and the endpoint that serves it. */
export interface ContentFile {
  /** Path of the endpoint. */
  path: string;
  /** Of a translation, in BCP 47. */
  locale?: string;
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

/** Holds what is translated: a section, or the items of one, may be missing, and so may all of them. */
const translatedPage = z.looseObject({
  sections: z.array(z.looseObject({ items: z.array(record).optional() })).optional(),
});

/** Two lists come as paginators, so that the demo shows that shape, too. */
const PAGINATED = [endpoints.serviceCards.path, endpoints.servicePages.path];

const known = new Map(Object.values(endpoints).map((endpoint) => [endpoint.file, endpoint]));

function schemaOf({ shape, sections }: Endpoint): z.ZodType {
  if (shape === 'list') return list;
  return sections ? page : record;
}

/**
 * A JSON file that no endpoint of the contract has is one all the same: `clients-old.json` is
 * `/api/list/clients-old`, `pages/old.json` is `/api/pages/old`. Names are case-sensitive.
 * @param file path below the content folder, with forward slashes
 * @returns undefined for any other file
 */
export function contentFile(file: string): ContentFile | undefined {
  const endpoint = known.get(file);
  if (endpoint) {
    const { path } = endpoint;
    return { path, file, schema: schemaOf(endpoint), paginated: PAGINATED.includes(path) };
  }
  const [, folder, name] = /^(pages\/)?([\w-]+)\.json$/.exec(file) ?? [];
  if (!name) return undefined;
  const [path, schema] = folder ? [`/api/pages/${name}`, page] : [`/api/list/${name}`, list];
  return { path, file, schema, paginated: false };
}

/** What the site is told when a file changes. */
export const nameOf = ({ path, locale }: ContentFile): string => endpointName(path, locale);

/** The language of a folder, whatever the case of its letters; undefined for any other folder, such as `pages`. */
export const localeOf = (folder: string): string | undefined => readLocale(folder)?.value;

/**
 * A file in the folder of a language, which is called as its locale: `de-DE/services.json` is
 * `/api/list/services` in `de-DE`.
 * @param file path below the content folder, with forward slashes
 * @returns undefined for any other file
 */
export function translationFile(file: string): ContentFile | undefined {
  const [, locale = '', rest = ''] = /^([^/]+)\/(.+)$/.exec(file) ?? [];
  const main = localeOf(locale) === locale ? contentFile(rest) : undefined;
  return (
    main && { ...main, file, locale, schema: main.schema === page ? translatedPage : main.schema }
  );
}
