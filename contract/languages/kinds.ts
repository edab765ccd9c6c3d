import type { FieldDescription } from '../records/describe';

/**
 * What a field has in a further language that says nothing of it:
 * - `same`: what the main language has
 * - `text`: nothing
 * - `long`: what the main language has, whole, with that language named
 */
export type Kind = 'same' | 'text' | 'long';

const KINDS: Record<string, Kind> = {
  text: 'text',
  lines: 'text',
  words: 'text',
  html: 'long',
  alt: 'long',
  list: 'long',
  blocks: 'long',
  id: 'same',
  reference: 'same',
  number: 'same',
  price: 'same',
  quantity: 'same',
  size: 'same',
  currency: 'same',
  date: 'same',
  changed: 'same',
  file: 'same',
  'locked-file': 'same',
  picture: 'same',
  link: 'same',
  href: 'same',
  path: 'same',
  slug: 'same',
  email: 'same',
  phone: 'same',
  'part-number': 'same',
  'tariff-number': 'same',
  country: 'same',
  colour: 'same',
  choice: 'same',
  flag: 'same',
  language: 'same',
  locale: 'same',
  'language-path': 'same',
};

/** By its format, unless the record says otherwise. Groups have none: they merge field by field. */
export function kindOf({ format, same, own, entry }: FieldDescription): Kind {
  if (same) return 'same';
  if (own) return 'text';
  // A list of links, say, has no words of a language in it.
  if (entry && kindOf(entry) === 'same') return 'same';
  const kind = KINDS[format];
  if (!kind) throw new Error(`Nobody has said what a further language makes of ${format}`);
  return kind;
}

/** Whether a value says nothing: a translation that holds it counts as holding none. */
export function isNothing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  return (
    value === undefined ||
    value === null ||
    (typeof value === 'object' && Object.keys(value).length === 0)
  );
}
