import type { Merging } from '@/contract/endpoint';
import { isNothing, kindOf } from '@/contract/languages/kinds';
import { nameOf } from '@/contract/item-keys';
import { quoted } from '@/contract/formats/reading';
import { plainText } from '@/lib/platform/text/plain-text';
import { firstOf, printable } from '../printable';
import type { Compared, Fields, Pair, Values } from './pairs';

const MOST_NAMED = 3;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Names and numbers are the same in many languages: more than one word is needed to tell. */
const isTelling = (text: string): boolean => (text.match(/\p{L}{2,}/gu)?.length ?? 0) > 1;

/** The texts of a record that are in a language, by their places. */
function textsIn(fields: Fields, record: Values, place = ''): (readonly [string, string])[] {
  return fields.flatMap((field) => textsOf(field, record[field.name], `${place}.${field.name}`));
}

function textsOf(field: Fields[number], value: unknown, place: string): ReturnType<typeof textsIn> {
  const { format, fields = [], entry, blocks = [] } = field;
  if (isRecord(value)) return format === 'group' ? textsIn(fields, value, place) : [];
  if (format === 'group' || kindOf(field) === 'same') return [];
  if (typeof value === 'string') {
    const text = plainText(value);
    return isTelling(text) ? [[place, text]] : [];
  }
  if (!Array.isArray(value)) return [];
  return value.flatMap((each: unknown, index) => {
    const inner = `${place}[${index}]`;
    if (entry) return textsOf(entry, each, inner);
    if (!isRecord(each)) return [];
    const block = blocks.find(({ type }) => type === each.type);
    return textsIn(block?.fields ?? fields, each, inner);
  });
}

/** How many texts of the language are those of the main one, letter by letter. */
function repeated(fields: Fields, pairs: readonly Pair[]): { count: number; of: number } {
  const found = pairs.flatMap(({ main, own }) => {
    if (!main || !own) return [];
    const known = new Map(textsIn(fields, main));
    return textsIn(fields, own).map(([place, text]) => known.get(place) === text);
  });
  return { count: found.filter(Boolean).length, of: found.length };
}

/** The fields that the language lacks of what the main one has. */
function lostIn(fields: Fields, main: Values, merged: Values, place = ''): string[] {
  return fields.flatMap((field) => {
    const { name, format } = field;
    if (format === 'group') {
      const [inMain, inMerged] = [main[name], merged[name]].map((group) =>
        isRecord(group) ? group : {},
      );
      return lostIn(field.fields ?? [], inMain!, inMerged!, `${place}${name}.`);
    }
    if (kindOf(field) === 'same') return [];
    return isNothing(main[name]) || !isNothing(merged[name]) ? [] : [place + name];
  });
}

/** `html 3 of 10, alt 1 of 10`. */
function byField(names: readonly string[], of: number): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts]
    .map(([name, count]) => (of > 1 ? `${name} ${count} of ${of}` : name))
    .join(', ');
}

const items = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

const WITHOUT_TEXTS = 'what the main language has, without texts of one or several lines';

const WITHOUT_ANSWER: Record<Merging, (count: number) => string> = {
  named: (count) => `${items(count)} not shown`,
  shared: (count) => `${items(count)} shown without texts`,
  whole: (count) => `${items(count)} of the main language shown`,
  'by-path': () => 'the site’s own names of pages',
  alone: () => 'the site’s own',
  fields: () => WITHOUT_TEXTS,
  settings: () => WITHOUT_TEXTS,
  positions: () => WITHOUT_TEXTS,
};

/** What becomes of an endpoint at which the host has no answer of the language's own. @param count of main items */
export const withoutAnswer = (merges: Merging, count: number): string[] =>
  count > 0 ? [`no answer of its own: ${WITHOUT_ANSWER[merges](count)}`] : [];

/** What a translation lacks, and what stands in its place, in sentences for who wrote it. */
export function translationNotes(merges: Merging, { fields, pairs, isApart }: Compared): string[] {
  const isList = ['named', 'shared', 'by-path'].includes(merges);
  const main = pairs.filter((pair) => pair.main);
  const shown = pairs.flatMap(({ merged }): Values[] => (merged ? [merged] : []));
  const lacking = isList ? main.filter(({ own }) => !own).length : 0;
  const nameless = isList
    ? pairs.filter((pair) => pair.own && !pair.merged && (pair.main || merges !== 'shared')).length
    : 0;
  const alone = isList && !isApart ? pairs.filter((pair) => !pair.main && pair.own) : [];
  const fallen = shown.flatMap(({ langs }) => Object.keys((langs ?? {}) as object));
  // What a language alone answers stands whole: there is nothing to lack.
  const lost = ['alone', 'whole'].includes(merges)
    ? []
    : pairs.flatMap((pair) =>
        pair.main && pair.merged ? lostIn(fields, pair.main, pair.merged) : [],
      );
  // Of a shared list the main language says what there is.
  const notShown = merges === 'shared' ? ', and so not shown' : '';
  const same = repeated(fields, pairs);
  const names = alone.map(({ own }) => quoted(printable(nameOf(own!))));
  return [
    ...(isApart ? ['without ids on both sides its items stand for themselves'] : []),
    ...(lacking > 0 && !isApart
      ? [`${lacking} of ${items(main.length)} without a translation`]
      : []),
    ...(nameless > 0
      ? [`${items(nameless)} not shown for want of a title, or of what else is required`]
      : []),
    ...(fallen.length > 0 ? [`from the main language: ${byField(fallen, shown.length)}`] : []),
    ...(lost.length > 0 ? [`missing: ${byField(lost, shown.length)}`] : []),
    ...(alone.length > 0
      ? [`in this language alone${notShown}: ${firstOf(names, MOST_NAMED).join(', ')}`]
      : []),
    ...(same.count > 0
      ? [`${same.count} of ${same.of} texts are those of the main language again`]
      : []),
  ];
}
