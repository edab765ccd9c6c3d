import { and, asc, eq, inArray, isNull, or } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, Payload } from 'payload';
import { contentFiles, type ContentFile, type ListFile } from './content-files';
import { tableOf } from './database-of';
import { fieldsOf, itemOf, publishedItems, recordItem } from './published-content';
import { readContentFile } from './publish';
import { rowOf, type Row } from './to-content';

/** So many drafts of one list are shown; the latest. */
const MAX_DRAFTS = 500;

async function draftsOf(payload: Payload, slug: CollectionSlug): Promise<Map<number, Row>> {
  const { docs } = await payload.findVersions({
    collection: slug,
    where: {
      and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }],
    },
    depth: 1,
    limit: MAX_DRAFTS,
    sort: '-updatedAt',
    overrideAccess: true,
  });
  return new Map(
    docs.map(({ parent, version }) => [Number(parent), { ...rowOf(version), id: Number(parent) }]),
  );
}

/** The numbers of what is published or drafted, in the order of the site. */
async function idsOf(payload: Payload, slug: CollectionSlug, drafts: number[]): Promise<number[]> {
  const { table, drizzle } = tableOf(payload, slug);
  const isPublished = eq(table._status, 'published');
  const rows = await drizzle
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        isNull(table.deletedAt),
        drafts.length > 0 ? or(isPublished, inArray(table.id, drafts)) : isPublished,
      ),
    )
    .orderBy(asc(table._order));
  return rows.map(({ id }) => id);
}

/** What visitors see, by number: long lists are read from the file that they see. */
async function publishedById(payload: Payload, file: ListFile, ids: number[]) {
  const text = file.hasIds ? await readContentFile(file.file) : undefined;
  const items = text === undefined ? undefined : (JSON.parse(text) as Row[]);
  // A file of an older editor has no numbers.
  if (!items?.every(({ id }) => id)) return publishedItems(payload, file, ids);
  return new Map(items.map((item) => [Number(item.id), item]));
}

async function draftList(payload: Payload, file: ListFile): Promise<Row[]> {
  const drafts = await draftsOf(payload, file.slug);
  const ids = await idsOf(payload, file.slug, [...drafts.keys()]);
  const published = await publishedById(
    payload,
    file,
    ids.filter((id) => !drafts.has(id)),
  );
  const fields = fieldsOf(payload, file);
  return ids.flatMap((id): Row[] => {
    const draft = drafts.get(id);
    const item = draft ? itemOf(file, fields, draft) : published.get(id);
    return item ? [item] : [];
  });
}

async function draftRecord(payload: Payload, file: ContentFile & { shape: 'record' }) {
  const document = rowOf(
    await payload.findGlobal({ slug: file.slug, depth: 1, draft: true, overrideAccess: true }),
  );
  if (document._status === undefined || document._status === null) return undefined;
  return recordItem(file, fieldsOf(payload, file), document);
}

/**
 * What a file would hold if every draft were published. It is answered to previews and written nowhere.
 * @param name as in the addresses of the content host: `list/team`, `pages/home`, `site-settings`
 */
export async function draftContent(payload: Payload, name: string): Promise<unknown> {
  const file = contentFiles.find((each) => each.file === `${name.replace(/^list\//, '')}.json`);
  if (!file) return undefined;
  return file.shape === 'list' ? draftList(payload, file) : draftRecord(payload, file);
}
