import { readFileSync } from 'node:fs';
import { endpoints } from '../endpoints';
import { DEFAULT_REGION } from '../formats/region';
import { describeRecord, type FieldDescription } from '../records/describe';
import { fieldsFor } from '../records/fields';
import { recordOf } from '../records/of-endpoints';
import { isNothing, kindOf } from './kinds';
import { mergeEndpoint } from './merge';
import { translatedRecord } from './translation';

type Name = keyof typeof endpoints;
type Row = Record<string, unknown>;
type Fields = readonly FieldDescription[];

const leftOut: string[] = [];
const asHost = fieldsFor({
  region: DEFAULT_REGION,
  leaveOut: ({ sentence }) => leftOut.push(sentence),
});
const names = (Object.keys(endpoints) as Name[]).filter((name) =>
  ['named', 'shared', 'by-path', 'fields', 'settings'].includes(endpoints[name].merges),
);
const fieldsOf = (name: Name): Fields =>
  describeRecord(recordOf[name] as Parameters<typeof describeRecord>[0]);
const rowsOf = (value: unknown): Row[] => [value].flat() as Row[];

const mainOf = (name: Name): unknown => {
  const text = readFileSync(`demo-company/content/${endpoints[name].file}`, 'utf8');
  const items = rowsOf(JSON.parse(text)).map((item) => recordOf[name](asHost).parse(item));
  return endpoints[name].shape === 'list' ? items : items[0];
};

const bracketed = (text: unknown): unknown =>
  Array.isArray(text) ? text.map(bracketed) : typeof text === 'string' ? `⟦${text}⟧` : text;

/** In a made-up language, whose texts are all in brackets. @param whole with what all languages share */
function translated(fields: Fields, item: Row, whole: boolean): Row {
  const entries = fields.flatMap((field): [string, unknown][] => {
    const value = item[field.name];
    if (isNothing(value)) return [];
    if (field.format === 'group')
      return [[field.name, translated(field.fields!, value as Row, whole)]];
    if (field.fields)
      return [[field.name, rowsOf(value).map((row) => translated(field.fields!, row, true))]];
    if (field.blocks) return [[field.name, rowsOf(value).map((row) => blockOf(field, row))]];
    if (kindOf(field) !== 'same') return [[field.name, bracketed(value)]];
    return whole || ['id', 'path'].includes(field.name) ? [[field.name, value]] : [];
  });
  return Object.fromEntries(entries);
}

const blockOf = ({ blocks }: FieldDescription, row: Row): Row => ({
  type: row.type,
  ...translated(blocks!.find(({ type }) => type === row.type)!.fields, row, true),
});

/** Fields in the words of the main language that do not say so. */
const unmarked = (fields: Fields, item: Row, langs: Row, group = ''): string[] =>
  fields.flatMap((field) => {
    const name = group + field.name;
    const value = item[field.name];
    if (isNothing(value) || name in langs || field.same) return [];
    // Entries of a list may have no words of a language in them.
    if (field.fields)
      return rowsOf(value).flatMap((row) => unmarked(field.fields!, row, langs, `${name}.`));
    return kindOf(field) === 'same' || JSON.stringify(value).includes('⟦') ? [] : [name];
  });

describe('the demo company in a made-up language', () => {
  it.each(names)('has nothing of the main language in %s without saying so', (name) => {
    const main = mainOf(name);
    const fields = fieldsOf(name);
    const read = (item: Row) => translatedRecord(name)(asHost).parse(item);
    const inList = endpoints[name].shape === 'list';
    const answer = (change: (item: Row) => Row) => {
      const items = rowsOf(main).map((item) => read(change(translated(fields, item, false))));
      return inList ? items : items[0];
    };
    const check = (answered: object | undefined) => {
      const items = rowsOf(mergeEndpoint(name, main as object, answered, 'en-GB'));
      for (const { langs = {}, ...item } of items)
        expect([item.id, unmarked(fields, item, langs as Row)]).toEqual([item.id, []]);
      return items;
    };

    const whole = check(answer((item) => item));
    expect(whole).toHaveLength(rowsOf(main).length);
    for (const item of whole) expect(item).not.toHaveProperty('langs');
    check(
      answer(({ id, path, title, text, name, value }) => ({ id, path, title, text, name, value })),
    );
    check(undefined);
    expect(leftOut).toEqual([]);
  });
});
