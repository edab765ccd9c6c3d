import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const { parse } = createRequire(resolve(ROOT, 'package.json'))('yaml') as {
  parse(text: string): unknown;
};

type Schema = {
  $ref?: string;
  type?: string | string[];
  const?: string;
  enum?: string[];
  'x-format'?: string;
  minimum?: number;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
};
type Document = { components: { schemas: Record<string, Schema> } };

const document = parse(
  readFileSync(resolve(ROOT, 'docs/content-api.openapi.yaml'), 'utf8'),
) as Document;
const nameOf = (schema: Schema): string => schema.$ref?.split('/').at(-1) ?? '';

/** Texts of a form of their own. */
const TEXTS: Record<string, string> = {
  email: 'ada@example.com',
  phone: '+44 114 496 0180',
  rating: '5',
  revision: 'B',
  youtube_logo: 'aqz-KE-bpKQ',
  video_url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
};

const words = (key: string) => TEXTS[key] ?? `The ${key.replaceAll('_', ' ')} of an example`;
const language = () => 'de-AT';

/** Values of the formats of the contract, as a host sends them. */
const FORMATS: Record<string, (key: string, picture: (ending: string) => string) => unknown> = {
  text: words,
  lines: words,
  html: () => '<p>With <strong>markup</strong>.</p>',
  slug: () => 'an-example',
  link: (key) => TEXTS[key] ?? 'https://example.com/profile',
  href: () => '/service',
  path: () => '/p/example',
  email: () => 'ada@example.com',
  'part-number': words,
  phone: () => '+44 114 496 0180',
  id: () => 1,
  reference: () => 1,
  flag: () => true,
  price: () => '1480',
  date: (key) => (key === 'date' ? '2026-11-05' : '2026-11-05T09:42:00.000Z'),
  changed: () => '2026-11-05T09:42:00.000Z',
  file: (key, picture) => picture(key),
  picture: (key, picture) => picture(key),
  'locked-file': () => '/documents/certificate.pdf',
  colour: () => '#b3400f',
  currency: () => 'EUR',
  language,
  locale: language,
  'language-path': () => 'de',
  country: () => 'AT',
  'tariff-number': () => '7326 11 00',
};

/** Pictures of the content, each with its alternative text: in the editor it belongs to the picture. */
export type Pictures = { next(key: string): { url: string; alt: string; size: number } };

/** A value in which every field of a schema is given. */
export class Example {
  constructor(private readonly pictures: Pictures) {}

  of(schema: Schema | string, key = ''): unknown {
    if (typeof schema === 'string') return this.of({ $ref: `/${schema}` }, key);
    const format = FORMATS[schema['x-format'] ?? ''];
    if (format) return format(key, (name) => this.pictures.next(name).url);
    if (schema.$ref) return this.of(document.components.schemas[nameOf(schema)]!, key);
    if (schema.const !== undefined) return schema.const;
    if (schema.enum) return schema.enum[0];
    if (schema.oneOf) return schema.oneOf.map((each) => this.of(each, key));
    if (schema.anyOf) return this.#anyOf(schema.anyOf, key);
    if (schema.properties) return this.#record(schema.properties);
    if (schema.items) return this.#list(schema.items, key);
    if (schema.type?.includes('number')) return TEXTS[key] ?? (schema.minimum ?? 0) + 3;
    if (schema['x-format']) throw new Error(`There is no example of ${schema['x-format']}`);
    return TEXTS[key] ?? `The ${key} of an example`;
  }

  #anyOf(schemas: Schema[], key: string): unknown {
    const list = schemas.find(({ items }) => items);
    return list ? ['One', 'Two'] : this.of(schemas[0]!, key);
  }

  /** The blocks of a page are one of each kind. */
  #list(items: Schema, key: string): unknown[] {
    const schema = items.$ref ? document.components.schemas[nameOf(items)]! : items;
    if (schema.oneOf) return this.of(schema) as unknown[];
    return [this.of(items, key)];
  }

  #record(properties: Record<string, Schema>): Record<string, unknown> {
    const { alt, size, ...others } = properties;
    const ownAlt = (key: string) => `${key}_alt`;
    const record: Record<string, unknown> = {};
    const [file] = Object.keys(others).filter((key) =>
      ['file', 'picture'].includes(others[key]!['x-format'] ?? ''),
    );
    for (const [key, schema] of Object.entries(others)) {
      if (schema['x-format'] === 'alt') continue;
      if (ownAlt(key) in others) {
        const { url, alt } = this.pictures.next(key);
        Object.assign(record, { [key]: url, [ownAlt(key)]: alt });
        continue;
      }
      if (key !== file) {
        record[key] = this.of(schema, key);
        continue;
      }
      const picture = this.pictures.next(key);
      record[key] = picture.url;
      if (alt) record.alt = picture.alt;
      if (size) record.size = picture.size;
    }
    return record;
  }
}
