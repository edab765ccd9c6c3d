import { endpoints } from '@/contract/endpoints';
import { mergeEndpoint } from '@/contract/languages/merge';
import { uniqueValue } from '@/contract/doubles';
import { contentsRecord } from '@/contract/records/sections';
import { describeRecord, type FieldDescription } from '@/contract/records/describe';
import { recordOf } from '@/contract/records/of-endpoints';

export type EndpointName = keyof typeof endpoints;
export type Fields = readonly FieldDescription[];
export type Values = Readonly<Record<string, unknown>>;
type Items = readonly Values[];

/** What both languages have of one thing: an item, a record, or the contents of a place on a page. */
export type Pair = {
  main?: Values;
  /** What the further language says of it. */
  own?: Values;
  /** What its pages show. */
  merged?: Values;
};

export type Compared = {
  fields: Fields;
  pairs: Pair[];
  /** As pages of the language read the endpoint: items, or one record. */
  merged: Items;
  /** Items of the language that have no numbers do not meet those of the main language. */
  isApart?: boolean;
};

type RecordSchema = Parameters<typeof describeRecord>[0];

const ofPages = describeRecord(contentsRecord);

/** Of what is compared: words have no fields, and of pages by positions their contents are compared. */
function fieldsOf(name: EndpointName): Fields {
  if (name === 'words') return [];
  const isOfPositions = endpoints[name].merges === 'positions';
  return isOfPositions ? ofPages : describeRecord(recordOf[name] as RecordSchema);
}

type Page = { sections?: { items?: { contents?: Values }[] }[] };

/** What stands at each place of a page, in its order. */
const contentsIn = (page: object | undefined): Map<string, Values> =>
  new Map(
    ((page as Page | undefined)?.sections ?? []).flatMap(({ items = [] }, section) =>
      items.flatMap(({ contents = {} }, item) =>
        Object.keys(contents).length > 0 ? [[`${section}.${item}`, contents] as const] : [],
      ),
    ),
  );

const byKey = (items: Items, keyOf: (item: Values) => unknown): Map<unknown, Values> =>
  new Map(items.map((item) => [keyOf(item), item] as const).reverse());

/** Items by their numbers, pages by their paths; those without meet none. */
function pairsOfItems(keyOf: (item: Values) => unknown, main: Items, own: Items, merged: Items) {
  const [mains, owns, results] = [main, own, merged].map((items) => byKey(items, keyOf));
  const met = main.map((item): Pair => {
    const key = keyOf(item);
    if (key === undefined) return { main: item };
    return { main: item, own: owns!.get(key), merged: results!.get(key) };
  });
  const alone = own.filter((item) => keyOf(item) === undefined || !mains!.has(keyOf(item)));
  const resultOf = (item: Values): Values | undefined =>
    keyOf(item) === undefined ? item : results!.get(keyOf(item));
  return [...met, ...alone.map((item): Pair => ({ own: item, merged: resultOf(item) }))];
}

/**
 * What a further language and the main one have at an endpoint, side by side.
 * @param main and own: items, or one record; own is null where the language has no answer of its own
 * @param locale of the main language
 */
export function compared(
  name: EndpointName,
  main: Items,
  own: Items | null,
  locale: string,
): Compared {
  const { merges, shape } = endpoints[name];
  const isList = shape === 'list';
  const found = isList
    ? (mergeEndpoint(name, main as object, own, locale) as Items)
    : mergeEndpoint(name, main[0], own?.[0], locale);
  const merged = [found ?? []].flat() as Values[];
  const fields = fieldsOf(name);
  if (merges === 'positions') {
    const [mains, owns, results] = [main, own ?? [], merged].map(([page]) => contentsIn(page));
    const pairs = [...mains!].map(([place, contents]) => ({
      main: contents,
      own: owns!.get(place),
      merged: results!.get(place),
    }));
    return { fields, pairs, merged };
  }
  if (!isList || merges === 'whole') {
    const pairs = Array.from({ length: Math.max(main.length, own?.length ?? 0) }, (_, index) => ({
      main: main[index],
      own: own?.[index],
      merged: merged[index],
    }));
    return { fields, pairs, merged };
  }
  const numberOf = (item: Values): unknown => item.id;
  const isApart =
    merges !== 'by-path' &&
    [main, own ?? []].every((items) => items.length > 0) &&
    ![main, own ?? []].every((items) => items.some((item) => numberOf(item) !== undefined));
  const keyOf =
    merges === 'by-path' ? (item: Values) => uniqueValue(item, 'path') : (item: Values) => item.id;
  return { fields, pairs: pairsOfItems(keyOf, main, own ?? [], merged), merged, isApart };
}
