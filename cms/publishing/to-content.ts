import type { Field } from 'payload';
import { contentEntries, type ContentEntry } from './field-tree';
import { htmlOf } from './html-of';

export type Row = Record<string, unknown>;
/** Any document of Payload, whichever its type. */
export const rowOf = (document: object): Row => ({ ...document });
export const rowsOf = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);
/** Of what is referred to: as it is stored, or with the document in its place. */
export const idOf = (reference: unknown): unknown =>
  typeof reference === 'object' && reference !== null ? (reference as Row).id : reference;

/** An upload as Payload answers it at depth 1. */
type Upload = {
  filename?: string;
  public_path?: string;
  alt?: string;
  filesize?: number | null;
  focalX?: number | null;
  focalY?: number | null;
  sizes?: { portrait?: { filename?: string | null } };
};

const asUpload = (value: unknown): Upload | undefined =>
  typeof value === 'object' && value !== null ? (value as Upload) : undefined;

export const portraitPath = (path: string): string => path.replace(/(\.\w+)$/, '-portrait$1');

/** Somebody has said where the subject is. */
const hasFocalPoint = ({ focalX, focalY }: Upload): boolean =>
  typeof focalX === 'number' && typeof focalY === 'number' && (focalX !== 50 || focalY !== 50);

function fileUrl({ field }: ContentEntry, value: unknown): string | undefined {
  const upload = asUpload(value);
  if (!upload) return undefined;
  if (field.type === 'upload' && field.relationTo === 'locked-documents')
    return upload.filename && `/documents/${upload.filename}`;
  return upload.public_path && `/media/${upload.public_path}`;
}

/** Of an upload whose subject somebody has pointed at. */
export function cutPortrait(original: unknown): string | undefined {
  const upload = asUpload(original);
  const isCut = upload?.sizes?.portrait?.filename && hasFocalPoint(upload);
  return isCut && upload.public_path ? `/media/${portraitPath(upload.public_path)}` : undefined;
}

const emptied = <T extends object>(value: T): T | undefined =>
  Object.keys(value).length > 0 ? value : undefined;

/** The form sets noon where somebody has chosen a day; any other time came with the content. */
const dayOf = (date: string): string =>
  /T(00|12):00:00(\.000)?Z$/.test(date) ? date.slice(0, 10) : date;

function valueOf({ field, custom }: ContentEntry, value: unknown, others: AltOverrides): unknown {
  switch (field.type) {
    case 'array': {
      const rows = rowsOf(value).map((row) => toContent(field.fields, row, others));
      if (custom.plain) return emptied(rows.map((row) => row[custom.plain!] ?? []));
      return emptied(rows);
    }
    case 'blocks':
      return emptied(
        rowsOf(value).map(({ blockType, ...row }) => {
          const fields = field.blocks.find(({ slug }) => slug === blockType)?.fields ?? [];
          return { type: blockType, ...toContent(fields, row, others) };
        }),
      );
    case 'group':
      return emptied(toContent(field.fields, (value as Row) ?? {}, others));
    case 'richText':
      return htmlOf(value) || undefined;
    case 'relationship':
      return idOf(value);
    case 'date':
      return custom.date === 'day' ? dayOf(String(value)) : value;
    case 'checkbox':
      return value === true || undefined;
    case 'text':
      // Other texts are as an earlier version took them, and as the site may still read them.
      return custom.price && String(Number(value)) === value ? Number(value) : value;
    default:
      return value;
  }
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length);

/**
 * Overrides of alternative texts by URL: what the editor had then and what the content says. They count
 * until the picture's own text changes.
 */
export type AltOverrides = Record<string, [had: string, said: string]>;
/** Their name in what is kept beside the fields; never published. */
export const ALT_OVERRIDES = '$words';
export const altFor = (url: string, alt: string, others: AltOverrides): string =>
  others[url]?.[0] === alt ? others[url][1] : alt;

/** A document of the editor as the content files have it. */
export function toContent(fields: Field[], document: Row, others: AltOverrides = {}): Row {
  const written: Row = {};
  for (const entry of contentEntries(fields)) {
    const value = document[entry.field.name];
    if (entry.field.type === 'upload') {
      const { altKey, sizeKey, portraitOf } = entry.custom;
      const url = fileUrl(entry, value) ?? (portraitOf && cutPortrait(document[portraitOf]));
      if (!url) continue;
      written[entry.key] = url;
      const { alt, filesize } = asUpload(value) ?? {};
      if (altKey && alt) written[altKey] = altFor(url, alt, others);
      if (sizeKey && filesize) written[sizeKey] = filesize;
      continue;
    }
    const result = isEmpty(value) ? undefined : valueOf(entry, value, others);
    if (!isEmpty(result)) written[entry.key] = result;
  }
  return written;
}
