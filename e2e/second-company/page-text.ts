import { textOf } from '../page-head';
import { textsIn } from './foreign-content';

const SHOWN_ATTRIBUTES = /\s(?:alt|title|aria-label|placeholder)="([^"]*)"/g;
const SHOWN_META =
  /<meta (?:name|property)="(?:description|(?:og|twitter):(?:title|description|site_name|image:alt))" content="([^"]*)"/g;
const STRUCTURED = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g;
const INVISIBLE = /<(script|style|svg)\b[\s\S]*?<\/\1>/g;

/** In `URL`s names are checked by their marks. */
export const withoutAddresses = (text: string) => text.replace(/https?:\/\/\S+/g, ' ');

/** Whatever a page says: to eyes, to screen readers and to search engines. */
export function pageText(html: string): string {
  const body = html.replace(INVISIBLE, ' ');
  const pieces = [
    ...[...body.matchAll(SHOWN_ATTRIBUTES)].map(([, text = '']) => text),
    ...[...html.matchAll(SHOWN_META)].map(([, text = '']) => text),
    body.replace(/<[^>]*>/g, ' \n '),
  ].map(textOf);
  const facts = [...html.matchAll(STRUCTURED)].flatMap(([, json = '']) =>
    textsIn(withoutTypes(JSON.parse(json))),
  );
  return withoutAddresses([...pieces, ...facts].join(' \n '));
}

const SCHEMA_WORDS = new Set([
  ...['@type', '@context', 'availability', 'contactType', 'openingHours', 'query-input'],
]);

/** The vocabulary of schema.org says nothing of a company. */
export function withoutTypes(value: object): object;
export function withoutTypes(value: unknown): unknown;
export function withoutTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutTypes);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).filter(([name]) => !SCHEMA_WORDS.has(name));
  return Object.fromEntries(fields.map(([name, field]) => [name, withoutTypes(field)]));
}
