import type { Field } from 'payload';
import { contentEntries, type ContentEntry } from './field-tree';
import { picturesIn, richTextOf, type KnownPicture } from './rich-text-of';
import { rowsOf, type Row } from './to-content';

/** Finds or makes what a file of the content refers to. */
export interface Files {
  media(url: string, alt: string | undefined): Promise<KnownPicture | undefined>;
  document(url: string): Promise<number | undefined>;
  /** Takes what content says of a picture where the editor has other words. */
  noteWords?(url: string, had: string, said: string): void;
}

const text = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

export async function pictureId(url: string, said: unknown, files: Files) {
  const alt = typeof said === 'string' ? said : undefined;
  const known = await files.media(url, alt);
  if (known && alt && alt !== known.alt) files.noteWords?.(url, known.alt, alt);
  return known?.id;
}

/** Only pictures of the content folder; others stay where they are. */
async function textOf(html: string, files: Files) {
  const known = new Map<string, KnownPicture>();
  for (const { src, alt } of picturesIn(html)) {
    const found = src.startsWith('/media/') ? await files.media(src, alt) : undefined;
    if (found) known.set(src, found);
  }
  return richTextOf(html, known);
}

async function valueOf(entry: ContentEntry, value: unknown, item: Row, files: Files) {
  const { field, custom } = entry;
  switch (field.type) {
    case 'array': {
      const { plain } = custom;
      const rows = plain ? (value as unknown[]).map((each) => ({ [plain]: each })) : rowsOf(value);
      return Promise.all(rows.map((row) => fieldsOf(field.fields, row, files)));
    }
    case 'blocks':
      return Promise.all(
        rowsOf(value).flatMap((row) => {
          const block = field.blocks.find(({ slug }) => slug === row.type);
          if (!block) return [];
          return fieldsOf(block.fields, row, files).then((found) => ({
            ...found,
            blockType: row.type,
          }));
        }),
      );
    case 'group':
      return fieldsOf(field.fields, (value as Row) ?? {}, files);
    case 'richText':
      return textOf(String(value), files);
    case 'upload':
      if (field.relationTo === 'locked-documents') return files.document(String(value));
      return pictureId(String(value), custom.altKey && item[custom.altKey], files);
    case 'relationship':
      return Number(value);
    case 'date': {
      const time = Date.parse(
        /\d\d:\d\d$/.test(String(value)) ? `${String(value)}Z` : String(value),
      );
      return Number.isNaN(time) ? undefined : new Date(time).toISOString();
    }
    case 'number':
      return Number(value);
    case 'text':
      return field.hasMany ? [value].flat().map(text) : text(value);
    default:
      return text(value);
  }
}

/** What the file has no more is emptied, too. */
function nothing({ field }: ContentEntry, files: Files): unknown {
  if (field.type === 'group') return fieldsOf(field.fields, {}, files);
  if (field.type === 'array' || field.type === 'blocks') return [];
  if (field.type === 'text' && field.hasMany) return [];
  return field.type === 'checkbox' ? false : null;
}

/** An item of the content files as the fields of the editor. */
export async function fieldsOf(fields: Field[], item: Row, files: Files): Promise<Row> {
  const found: Row = {};
  for (const entry of contentEntries(fields)) {
    const value = item[entry.key];
    const isAbsent = value === undefined || value === null || value === '';
    found[entry.field.name] = isAbsent
      ? await nothing(entry, files)
      : await valueOf(entry, value, item, files);
  }
  return found;
}

/** What the item has beside the known fields: it is kept, and published again. */
export function furtherOf(fields: Field[], item: Row): Row | undefined {
  const known = contentEntries(fields).flatMap(({ key, custom }) => [key, custom.altKey ?? key]);
  const further = Object.entries(item).filter(([key]) => key !== 'id' && !known.includes(key));
  return further.length > 0 ? Object.fromEntries(further) : undefined;
}
