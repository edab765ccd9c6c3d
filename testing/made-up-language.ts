import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { endpoints } from '@/contract/endpoints';
import { kindOf } from '@/contract/languages/kinds';
import { contentFieldsOf } from '@/contract/languages/merge';
import { describeRecord, type FieldDescription } from '@/contract/records/describe';
import { recordOf } from '@/contract/records/of-endpoints';
import { phrasesOf, type CustomWords } from '@/words/custom-words';
import { words } from '@/words/words';

type Name = keyof typeof endpoints;
type Values = Record<string, unknown>;
type Fields = readonly FieldDescription[];
type RecordSchema = Parameters<typeof describeRecord>[0];

/**
 * - `texts`: what a language has to say itself; all else falls back
 * - `all`: nothing falls back
 */
export type MadeUp = 'texts' | 'all';

const bracketed = (text: string): string => (text.trim() ? `⟦${text}⟧` : text);

/** Its texts stand between tags, and beside pictures. */
const bracketedMarkup = (html: string): string =>
  html.replace(/(<[^>]*>)|([^<]+)/g, (_, tag?: string, text?: string) =>
    tag ? tag.replace(/(?<= alt=")[^"]+/, (alt) => bracketed(alt)) : bracketed(text!),
  );

/** By which a translation meets what it translates, and no text. */
const KEYS = ['id', 'path'];

/** A value, of which nothing is left out. */
function whole(field: FieldDescription, value: unknown): unknown {
  const { fields, entry, blocks } = field;
  if (Array.isArray(value)) return value.map((each: unknown) => wholeEntry(field, each));
  if (fields && value) return wholeRecord(fields, value as Values);
  if (typeof value !== 'string' || entry || blocks || kindOf(field) === 'same') return value;
  return field.format === 'html' ? bracketedMarkup(value) : bracketed(value);
}

function wholeEntry({ fields, entry, blocks, format }: FieldDescription, value: unknown): unknown {
  if (typeof value === 'string' && format === 'words') return bracketed(value);
  if (entry) return whole(entry, value);
  const values = value as Values;
  const ofBlock = blocks?.find(({ type }) => type === values.type)?.fields;
  return wholeRecord(ofBlock ?? fields ?? [], values);
}

const wholeRecord = (fields: Fields, values: Values): Values => ({
  ...values,
  ...Object.fromEntries(
    fields
      // The name of a section says where a heading stands.
      .filter(({ name }) => name in values && name !== 'section')
      .map((field) => [field.name, whole(field, values[field.name])]),
  ),
});

/** What a translation of a record says: nothing that is the same in every language. */
function translated(fields: Fields, values: Values, madeUp: MadeUp): Values {
  const said = fields.flatMap((field): [string, unknown][] => {
    const value = values[field.name];
    if (value === undefined || value === null) return [];
    if (KEYS.includes(field.name)) return [[field.name, value]];
    if (field.format === 'group')
      return [[field.name, translated(field.fields ?? [], value as Values, madeUp)]];
    const kind = kindOf(field);
    if (kind === 'same' || (kind === 'long' && madeUp === 'texts')) return [];
    return [[field.name, whole(field, value)]];
  });
  return Object.fromEntries(said);
}

type Item = { title?: string; contents: object };
type Page = { sections?: { title?: string; items: Item[] }[] };

/** Titles of sections and items are keys. */
function translatedPage(name: Name, page: Page, madeUp: MadeUp): Page {
  const fieldsOf = contentFieldsOf(name, page);
  const sections = page.sections?.map((section) => ({
    ...section,
    items: (section.items ?? []).map((item) => ({
      ...item,
      contents: translated(fieldsOf(item), (item.contents ?? {}) as Values, madeUp),
    })),
  }));
  return { sections };
}

/**
 * What a host answers at an endpoint in a language that nobody speaks: each text of the main language in ⟦brackets⟧.
 * @param sent as the host sends it in the main language
 * @returns undefined for what the language does not say
 */
export function inMadeUp<T extends object>(
  name: Name,
  sent: T,
  madeUp: MadeUp = 'texts',
): T | undefined {
  const { merges } = endpoints[name];
  // The words of a site are made from its catalogue.
  if (name === 'words') return undefined;
  if (merges === 'positions') return translatedPage(name, sent as Page, madeUp) as T;
  const fields = describeRecord(recordOf[name] as RecordSchema).filter(
    // Of the main language alone.
    (field) => field.name !== 'languages',
  );
  if (merges === 'alone') return wholeRecord(fields, sent as Values) as T;
  if (merges === 'whole') {
    if (madeUp === 'texts') return undefined;
    return (sent as Values[]).map((item) => wholeRecord(fields, item)) as T;
  }
  return (
    Array.isArray(sent)
      ? (sent as Values[]).map((item) => translated(fields, item, madeUp))
      : translated(fields, sent as Values, madeUp)
  ) as T;
}

/** All words of the site in brackets. @param locale whose catalogue they take the place of */
export const madeUpWords = (locale: string): CustomWords =>
  Object.fromEntries(phrasesOf(words(locale)).map(({ key, text }) => [key, bracketed(text)]));

/** Of links, ids and choices of a list nobody reads a word. */
const UNREAD = ['link', 'href', 'path', 'id', 'reference', 'choice', 'flag', 'slug', 'picture'];

/** What a value has that is the same in every language. */
function sameIn(field: FieldDescription, value: unknown): string[] {
  const { fields, entry, blocks = [], format } = field;
  if (Array.isArray(value))
    return value.flatMap((each: unknown) => {
      if (entry) return sameIn(entry, each);
      const ofBlock = blocks.find(({ type }) => type === (each as Values).type)?.fields;
      return sameInRecord(ofBlock ?? fields ?? [], each as Values);
    });
  if (fields) return value ? sameInRecord(fields, value as Values) : [];
  const isRead = typeof value === 'string' && !UNREAD.includes(format);
  return isRead && kindOf(field) === 'same' ? [value] : [];
}

const sameInRecord = (fields: Fields, values: Values): string[] =>
  fields.flatMap((field) => sameIn(field, values[field.name]));

function sameAt(name: Name, sent: object): string[] {
  if (endpoints[name].merges !== 'positions') {
    const fields = describeRecord(recordOf[name] as RecordSchema);
    return (Array.isArray(sent) ? sent : [sent]).flatMap((item) =>
      sameInRecord(fields, item as Values),
    );
  }
  const fieldsOf = contentFieldsOf(name, sent as Page);
  const items = (sent as Page).sections?.flatMap((section) => section.items ?? []) ?? [];
  return items.flatMap((item) => sameInRecord(fieldsOf(item), (item.contents ?? {}) as Values));
}

/** All that a company says alike in every language: names, part numbers, addresses. @param folder of the company */
export async function sameTexts(folder: string): Promise<string[]> {
  const found = Object.entries(endpoints).map(async ([name, { file }]) => {
    const sent = await readJson(path.join(folder, 'content', file));
    return sent && name !== 'words' ? sameAt(name as Name, sent) : [];
  });
  return (await Promise.all(found)).flat();
}

const readJson = async (file: string): Promise<object | undefined> => {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as object);
};

/**
 * Writes `content/<locale>/…` beside the content of a company, all of it in brackets.
 * @param folder of the company
 * @param locale of a language with words of the site, which the settings of the company name
 */
export async function writeMadeUp(
  folder: string,
  locale: string,
  madeUp: MadeUp = 'texts',
): Promise<void> {
  const content = path.join(folder, 'content');
  for (const [name, { file }] of Object.entries(endpoints) as [Name, { file: string }][]) {
    const sent = await readJson(path.join(content, file));
    const answer = name === 'words' ? madeUpWords(locale) : sent && inMadeUp(name, sent, madeUp);
    if (!answer) continue;
    const target = path.join(content, locale, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, `${JSON.stringify(answer, null, 2)}\n`);
  }
}
