import 'server-only';
import { cut } from '@/contract/cut';
import { describeBlocks, type FieldDescription } from '@/contract/records/describe';
import { pageTextsRecord } from '@/contract/records/own-pages';
import type { Block } from '@/lib/content/schemas/site-schemas';
import { plainText } from '@/lib/platform/text/plain-text';
import { TEXT_LENGTH } from './search-document';

const blocks = describeBlocks(pageTextsRecord);

/** The words of a text of the host, at most as many as are searched. */
export const textOf = (html: string | undefined): string | undefined =>
  html && beginningOf(plainText(cut(html, 4 * TEXT_LENGTH)));

const words = new Intl.Segmenter('und', { granularity: 'word' });

/** As much of a text as is searched, cut between two words of any script. */
export function beginningOf(text: string): string {
  const beginning = cut(text, TEXT_LENGTH);
  if (beginning === text) return text;
  const end = words.segment(text.slice(0, 2 * TEXT_LENGTH)).containing(beginning.length)?.index;
  // A word without an end is cut inside.
  return end ? beginning.slice(0, end).trimEnd() : beginning;
}

/** What visitors can read in a block, whichever it is: texts, not addresses. */
export const blockText = (block: Block): string =>
  textsOf(blocks.find(({ type }) => type === block.type)?.fields ?? [], block).join(' ');

const textsOf = (fields: readonly FieldDescription[], values: object): string[] =>
  fields.flatMap((field) => textsIn(field, (values as Record<string, unknown>)[field.name]));

function textsIn(field: FieldDescription, value: unknown): string[] {
  if (Array.isArray(value)) {
    const { fields, entry } = field;
    if (fields) return value.flatMap((each: object) => textsOf(fields, each));
    return value.flatMap((each) => (entry ? textsIn(entry, each) : String(each)));
  }
  if (typeof value !== 'string') return [];
  if (field.format === 'html') return [textOf(value) ?? ''];
  return ['text', 'lines', 'words'].includes(field.format) ? [value] : [];
}
