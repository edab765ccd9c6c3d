import { uniqueValue } from '../doubles';
import type { FieldDescription } from '../records/describe';
import { isNothing, kindOf } from './kinds';
import { markRecord, mergeRecord, remembered, type Merged } from './merge-record';

type Fields = readonly FieldDescription[];
type Items<T> = readonly T[];
/** What a further language answers of a list; nothing where it has no answer of its own. */
type Own<T> = Items<Partial<T>> | null | undefined;

const numberOf = (item: object): unknown => (item as { id?: unknown }).id;
const pathOf = (item: object): string | undefined => uniqueValue(item, 'path');

/** The first item of each key. */
function byKey<T extends object>(items: Items<T>, keyOf: (item: object) => unknown) {
  const found = new Map<unknown, T>();
  for (const item of items) {
    const key = keyOf(item);
    if (key !== undefined && !found.has(key)) found.set(key, item);
  }
  return found;
}

const has = (item: object | undefined, { name }: FieldDescription): boolean =>
  !isNothing((item as Record<string, unknown> | undefined)?.[name]);

/** Whether a record has what its form requires, also where a text does not fall back. */
const isWhole = (fields: Fields) => (item: object) =>
  fields.every((field) => !field.required || has(item, field));

/** Whether a language lists an item: by its title, or what has none in the main language either by any words. */
function isNamed(fields: Fields, main: object | undefined, own: object): boolean {
  const title = fields.find(({ name }) => name === 'title');
  if (title && has(main, title)) return has(own, title);
  return fields.some(
    (field) => field.format !== 'group' && kindOf(field) !== 'same' && has(own, field),
  );
}

/** Items without numbers do not meet. */
const canMeet = (main: Items<object>, own: Items<object>): boolean =>
  [main, own].every((items) => items.some((item) => numberOf(item) !== undefined));

/** The items that the language lists by name, in the main language's order; those that it alone has at the end. */
export function mergeNamed<T extends object>(
  fields: Fields,
  main: Items<T>,
  own: Own<T>,
  locale: string,
): Merged<T>[] {
  if (!own) return [];
  const translations = byKey(own, numberOf);
  const known = new Set(main.map(numberOf));
  const met = main.flatMap((item) => {
    const translation = translations.get(numberOf(item));
    return translation && isNamed(fields, item, translation)
      ? mergeRecord(fields, item, translation, locale)
      : [];
  });
  const alone = own.filter((item) => numberOf(item) === undefined || !known.has(numberOf(item)));
  return [...met, ...withoutMain<T>(fields, alone, locale)].filter(isWhole(fields));
}

const withoutMain = <T extends object>(fields: Fields, own: Items<Partial<T>>, locale: string) =>
  own.map((item) => mergeRecord<T>(fields, undefined, item, locale));

/** The main language's items with the language's texts. An empty list of its own is none. */
export function mergeShared<T extends object>(
  fields: Fields,
  main: Items<T>,
  own: Own<T>,
  locale: string,
): Merged<T>[] {
  if (own?.length === 0) return [];
  if (own && !canMeet(main, own))
    return withoutMain<T>(fields, own, locale).filter(isWhole(fields));
  const translations = byKey(own ?? [], numberOf);
  return main
    .map((item) => mergeRecord(fields, item, translations.get(numberOf(item)), locale))
    .filter(isWhole(fields));
}

const marked = new WeakMap<Fields, ReturnType<typeof remembered<object>>>();

/** The language's list, or else the main language's. */
export function mergeWhole<T extends object>(
  fields: Fields,
  main: Items<T>,
  own: Items<T> | null | undefined,
  locale: string,
): Items<Merged<T>> {
  if (own) return own;
  const once = marked.get(fields) ?? remembered<object>();
  marked.set(fields, once);
  return main.map(
    (item) => once(item, undefined, locale, () => markRecord(fields, item, locale)) as Merged<T>,
  );
}

/** Of a page of the company's own, which is only there where the language has said something on it. */
const isOffered = (page: object | undefined): boolean => {
  const { introduction, blocks } = (page ?? {}) as { introduction?: unknown; blocks?: unknown };
  return !isNothing(introduction) || !isNothing(blocks);
};
const isOwnPage = (path: string | undefined): boolean => path?.startsWith('/p/') ?? false;

/** Texts of pages by their paths, in the main language's order; what the language alone has at the end. */
export function mergePages<T extends object>(
  fields: Fields,
  main: Items<T>,
  own: Own<T>,
  locale: string,
): Merged<T>[] {
  const translations = byKey(own ?? [], pathOf);
  const pages = byKey(main, pathOf);
  return [...new Set([...pages.keys(), ...translations.keys()])].flatMap((path) => {
    const translation = translations.get(path);
    if (isOwnPage(path as string) && !isOffered(translation)) return [];
    return mergeRecord(fields, pages.get(path), translation, locale);
  });
}
