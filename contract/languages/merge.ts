import type * as z from 'zod';
import { endpoints } from '../endpoints';
import type { Merging } from '../endpoint';
import { describeRecord, type FieldDescription } from '../records/describe';
import type { Fields as Readers } from '../records/fields';
import { recordOf } from '../records/of-endpoints';
import { aboutParts as aboutRecord, homeParts as homeRecord } from '../records/page-parts';
import { aboutParts, homeParts } from '../records/positions';
import { contentsRecord } from '../records/sections';
import { mergeNamed, mergePages, mergeShared, mergeWhole } from './merge-items';
import { mergeRecord, remembered } from './merge-record';

type Fields = readonly FieldDescription[];
type Name = keyof typeof endpoints;
type RecordSchema = (fields: Readers) => z.ZodObject;

/** Of the main language alone, whatever others say. */
const MAIN_ALONE = ['currency', 'brand', 'hidden_pages', 'languages'];

type Settings = { offices?: readonly object[] };

/** Field by field; offices by their places in the list. */
export function mergeSettings<T extends Settings>(
  fields: Fields,
  main: T,
  own: Partial<T> | undefined,
  locale: string,
): T {
  const isOfMain = (name: string) => MAIN_ALONE.includes(name);
  const officeFields = fields.find(({ name }) => name === 'offices')?.fields ?? [];
  const offices = main.offices?.map((office, at) =>
    mergeRecord(officeFields, office, own?.offices?.[at], locale),
  );
  const kept = Object.fromEntries(Object.entries(main).filter(([name]) => isOfMain(name)));
  const merged = fields.filter(({ name }) => !isOfMain(name));
  return {
    ...mergeRecord(merged, main, { ...own, ...(offices && { offices }) } as Partial<T>, locale),
    ...kept,
  };
}

type Item = { title?: string; contents: object };
type Page = { sections?: readonly { title?: string; items: readonly Item[] }[] };

const contentFields = describeRecord(contentsRecord);

/** The fields of the contents of a part, of which the part may say more than that they are texts. */
function fieldsOfPart(parts: RecordSchema, part: string): Fields {
  const own = new Map(
    describeRecord(parts)
      .find(({ name }) => name === part)!
      .fields!.map((field) => [field.name, field]),
  );
  return contentFields.map((field) => own.get(field.name) ?? field);
}
const counterFields = fieldsOfPart(homeRecord, 'counters');
const ownerFields = fieldsOfPart(homeRecord, 'owners');
const stepFields = fieldsOfPart(aboutRecord, 'story');

/** What the contents of the items of a page may be: a few items differ from all others. */
export function contentFieldsOf(name: Name, page: Page): (item: Item) => Fields {
  const particular: [Fields, (readonly [number, Item])[]][] = [];
  const read = page as Parameters<typeof homeParts<Item>>[0];
  if (name === 'homePage') {
    const { counters, owners } = homeParts(read);
    particular.push([counterFields, counters], [ownerFields, owners]);
  }
  if (name === 'aboutPage') particular.push([stepFields, aboutParts(read).story]);
  const known = new Map(
    particular.flatMap(([fields, items]) => items.map(([, item]) => [item, fields] as const)),
  );
  return (item) => known.get(item) ?? contentFields;
}

/** Item by item, as they stand in the main language: only contents are translated, titles are keys. */
export function mergePositions<T extends Page>(
  name: Name,
  main: T,
  own: Page | undefined,
  locale: string,
): T {
  if (!main.sections) return { ...main, ...own };
  const fieldsOf = contentFieldsOf(name, main);
  const sections = main.sections.map((section, place) => ({
    ...section,
    items: section.items.map((item, at) => {
      const contents = own?.sections?.[place]?.items[at]?.contents;
      return { ...item, contents: mergeRecord(fieldsOf(item), item.contents, contents, locale) };
    }),
  }));
  return { ...main, sections };
}

const described = new Map<Name, Fields>();
function fieldsOf(name: Name): Fields {
  const found = described.get(name) ?? describeRecord(recordOf[name] as RecordSchema);
  described.set(name, found);
  return found;
}

/** @param main and own: a list or a record, as the endpoint has it; nothing where there was no answer */
function merge(name: Name, main: object | null, own: object | null, locale: string): object {
  const lists = () =>
    [fieldsOf(name), (main ?? []) as object[], own as object[] | null, locale] as const;
  const record = [main ?? {}, own ?? undefined, locale] as const;
  const merges: Record<Merging, () => object> = {
    named: () => mergeNamed(...lists()),
    shared: () => mergeShared(...lists()),
    whole: () => mergeWhole(...lists()),
    'by-path': () => mergePages(...lists()),
    fields: () => mergeRecord(fieldsOf(name), ...record),
    settings: () => mergeSettings(fieldsOf(name), ...record),
    positions: () => mergePositions(name, ...record),
    alone: () => own ?? {},
  };
  return merges[endpoints[name].merges]();
}

const results = new Map<Name, ReturnType<typeof remembered<object>>>();

/**
 * What the pages of a further language read at an endpoint; the same for the same two values.
 * @param main what the main language has
 * @param translated what `translatedRecord` makes of the answer; an empty list or record is one, null and undefined are none
 * @param locale of the main language
 * @returns what `main` is, where neither is there
 */
export function mergeEndpoint<T extends object | null | undefined>(
  name: Name,
  main: T,
  translated: object | null | undefined,
  locale: string,
): T {
  if (!main && !translated) return main;
  const once = results.get(name) ?? remembered<object>();
  results.set(name, once);
  const make = () => merge(name, main ?? null, translated ?? null, locale);
  return once(main ?? undefined, translated ?? undefined, locale, make) as T;
}
