import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { contentFile } from '@/content-service/library/content-file';
import { textOf } from '@/testing/pdf-text';

const root = path.join(process.cwd(), 'demo-company');
const folder = path.join(root, 'content');

/** A file of the demo company's content. */
export const contentOf = <T>(name: string): T =>
  JSON.parse(readFileSync(path.join(folder, `${name}.json`), 'utf8')) as T;

/** Every text of a part of the content; cells of a row and the two halves of a fact make one. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value.replace(/<[^>]+>|\s/g, ' ')];
  if (Array.isArray(value))
    return value.every((cell) => typeof cell === 'string')
      ? textsOf(value.join(' | '))
      : value.flatMap(textsOf);
  if (typeof value !== 'object' || value === null) return [];
  const { name, title, text, value: amount, ...others } = value as Record<string, unknown>;
  const pair = [name ?? title, amount ?? text].filter((half) => typeof half === 'string');
  return [...textsOf(pair.join(' | ')), ...textsOf(Object.values(others))];
}

/** In the main language, as are the documents. */
const contents = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => contentFile(file))
  .flatMap((file) => textsOf(contentOf(file.replace(/\.json$/, ''))));

/** What each printed document says, its lines joined. */
export const documents = ['documents', 'media/documents'].flatMap((place) =>
  readdirSync(path.join(root, place))
    .filter((file) => file.endsWith('.pdf'))
    .map((file) => ({
      file,
      text: textOf(readFileSync(path.join(root, place, file))).replace(/\s+/g, ' '),
    })),
);

/** Every text of content and documents. */
export const texts = [...contents, ...documents.map(({ text }) => text)];

/** What the first group of the pattern is, wherever it occurs. */
export const found = (pattern: RegExp): string[] =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, figure = '']) => figure));
