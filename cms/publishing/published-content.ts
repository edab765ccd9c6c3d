import { and, asc, eq, isNull } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, Field, Payload } from 'payload';
import type { ContentFile, ListFile, RecordFile } from './content-files';
import { tableOf } from './database-of';
import { ALT_OVERRIDES, rowOf, toContent, type AltOverrides, type Row } from './to-content';

const fieldsOfCollection = (payload: Payload, slug: CollectionSlug): Field[] =>
  payload.collections[slug]!.config.fields;
export const fieldsOf = (payload: Payload, { shape, slug }: ContentFile): Field[] =>
  shape === 'list'
    ? fieldsOfCollection(payload, slug)
    : payload.globals.config.find((global) => global.slug === slug)!.fields;

const isPublished = { _status: { equals: 'published' } };

/** So many documents are in memory at once. */
const PAGE = 200;

/**
 * The numbers of what is published, in the order of the site. Past Payload's own reading, which takes
 * half a second for ten thousand.
 */
export async function publishedIds(payload: Payload, slug: CollectionSlug): Promise<number[]> {
  const { table, drizzle } = tableOf(payload, slug);
  const rows = await drizzle
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table._status, 'published'), isNull(table.deletedAt)))
    .orderBy(asc(table._order));
  return rows.map(({ id }) => id);
}

async function documentsOf(payload: Payload, slug: CollectionSlug, ids: number[]): Promise<Row[]> {
  const { docs } = await payload.find({
    collection: slug,
    where: { and: [isPublished, { id: { in: ids } }] },
    depth: 1,
    pagination: false,
    limit: 0,
    draft: false,
    overrideAccess: true,
  });
  const byId = new Map(docs.map((document) => [document.id, rowOf(document)]));
  return ids.flatMap((id): Row[] => [byId.get(id) ?? []].flat());
}

/** The fields of a document, and what was kept beside them; the field of today counts. */
function contentOf(fields: Field[], document: Row): Row {
  const { [ALT_OVERRIDES]: words, ...further } = (document.further as Row | null | undefined) ?? {};
  return { ...further, ...toContent(fields, document, words as AltOverrides | undefined) };
}

/** A document of the editor as an item of the file, unless the file does not show it. */
export function itemOf(file: ListFile, fields: Field[], document: Row): Row | undefined {
  if (file.includes?.(document) === false) return undefined;
  const item = { ...(file.hasIds && { id: document.id }), ...contentOf(fields, document) };
  return file.view?.(item, document) ?? item;
}

export function recordItem(file: RecordFile, fields: Field[], document: Row): Row {
  const record = contentOf(fields, document);
  return file.page?.toPage(record) ?? record;
}

async function recordOf(payload: Payload, file: RecordFile, fields: Field[]) {
  const document = rowOf(
    await payload.findGlobal({ slug: file.slug, depth: 1, draft: false, overrideAccess: true }),
  );
  if (document._status === 'published') return recordItem(file, fields, document);
  // Taken off the site. Without the file the content service would keep what it had.
  return document._status === 'draft' && file.optional ? {} : undefined;
}

/** The items of a list by their numbers, in the order of these. */
export async function publishedItems(payload: Payload, file: ListFile, ids: number[]) {
  const fields = fieldsOf(payload, file);
  const items = new Map<number, Row>();
  for (let start = 0; start < ids.length; start += PAGE) {
    const documents = await documentsOf(payload, file.slug, ids.slice(start, start + PAGE));
    for (const document of documents) {
      const item = itemOf(file, fields, document);
      if (item) items.set(Number(document.id), item);
    }
  }
  return items;
}

/** @returns what a file should hold; undefined for a record that nobody has published yet */
export async function publishedContent(payload: Payload, file: ContentFile) {
  if (file.shape === 'record') return recordOf(payload, file, fieldsOf(payload, file));
  const items = await publishedItems(payload, file, await publishedIds(payload, file.slug));
  return [...items.values()];
}
