import { eq } from '@payloadcms/db-sqlite/drizzle';
import type { CollectionSlug, Payload } from 'payload';
import { pendingFields } from './pending-draft';
import { tableOf } from './database-of';
import { rowOf, type Row } from './to-content';

/** A document as the site shows it, or would: without what is only drafted over it. */
export type Document = Row & {
  id: number;
  updatedAt: string;
  _order?: string | null;
  _status?: string | null;
  deletedAt?: string | null;
};
const asDocument = (found: object) => rowOf(found) as Document;
type Version = { id: number; version: Row & { updatedAt?: string; _status?: string } };

type Outcome = {
  /** Why the editor does not take it, in its own words. */
  refused?: string;
  /** False where somebody saved the document meanwhile. */
  isTaken?: boolean;
  hasDraft?: boolean;
};

/** Each time anew: Payload writes into it. */
const quietly = () => ({ seeding: true });
const all = { pagination: false, limit: 0, depth: 0, trash: true, overrideAccess: true } as const;

/** By SQLite and by PostgreSQL. */
function isMissingReference(cause: unknown): boolean {
  const { code = '', extendedCode = '' } = (cause ?? {}) as Record<string, string | undefined>;
  return extendedCode === 'SQLITE_CONSTRAINT_FOREIGNKEY' || code === '23503';
}

/** What the editor says about values that it does not take; anything else is a failure. */
function reasonOf(error: unknown): string {
  const { name, message, cause, data } = error as Error & {
    data?: { errors?: { message: string }[] };
  };
  if (isMissingReference(cause)) return 'it names an item that is not there';
  if (name !== 'ValidationError') throw error;
  const reasons = (data?.errors ?? []).map((each) => each.message);
  return reasons.join('; ') || message;
}

/** The documents of a collection, drafts and those in the trash among them, and what an import does to them. */
export async function listDocuments(payload: Payload, collection: CollectionSlug) {
  const hasTrash = Boolean(payload.collections[collection]!.config.trash);
  const { docs } = await payload.find({ ...all, collection, sort: '_order' });
  const documents = docs.map(asDocument);

  const now = async (id: number): Promise<Document | undefined> =>
    (await payload.find({ ...all, collection, where: { id: { equals: id } } })).docs.map(
      asDocument,
    )[0];

  const newestVersions = async (id: number): Promise<Version[]> =>
    (
      await payload.findVersions({
        ...all,
        collection,
        pagination: true,
        limit: 3,
        sort: '-id',
        where: { parent: { equals: id } },
      })
    ).docs.map(({ id, version }) => ({ id: Number(id), version: rowOf(version) }));

  const update = async (id: number, data: Row, options: object = {}) =>
    asDocument(
      await payload.update({
        collection,
        id,
        data,
        context: quietly(),
        trash: true,
        overrideAccess: true,
        ...options,
      }),
    );

  /** @returns the newest version, and the draft over what is published; undefined where it was saved meanwhile */
  async function untouched(document: Document) {
    const found = await now(document.id);
    if (found?.updatedAt !== document.updatedAt || found.deletedAt) return undefined;
    const [newest] = await newestVersions(document.id);
    const isDraft = newest?.version._status === 'draft' && found._status === 'published';
    return { newest, draft: isDraft ? newest.version : undefined };
  }

  /** Brings back what somebody has saved between the look at a document and its change. */
  async function savedBetween(id: number, seen: Version | undefined, own: Document) {
    const between = (await newestVersions(id)).find(
      (version) => version.id > (seen?.id ?? 0) && version.version.updatedAt !== own.updatedAt,
    );
    if (!between) return false;
    await payload.restoreVersion({
      collection,
      id: String(between.id),
      draft: between.version._status === 'draft',
      context: quietly(),
      overrideAccess: true,
    });
    return between.version._status !== 'draft';
  }

  async function change(document: Document, data: Row): Promise<Outcome> {
    const before = await untouched(document);
    if (!before) return { isTaken: false };
    try {
      const own = await update(document.id, data);
      if (await savedBetween(document.id, before.newest, own)) return { isTaken: false };
    } catch (error) {
      return { refused: reasonOf(error) };
    }
    if (before.draft)
      await update(document.id, pendingFields(document, before.draft), { draft: true });
    return { isTaken: true, hasDraft: Boolean(before.draft) };
  }

  return {
    documents,
    change,

    /** @param id of its own without one */
    async create(data: Row, id?: number): Promise<Outcome & { id?: number }> {
      try {
        const created = await payload.create({
          collection,
          data: { ...data, ...(id !== undefined && { id }) },
          context: quietly(),
          overrideAccess: true,
        });
        return { isTaken: true, id: Number(created.id) };
      } catch (error) {
        return { refused: reasonOf(error) };
      }
    },

    async takeFromTrash({ id }: Document, data: Row): Promise<Outcome & { id?: number }> {
      await update(id, { ...data, deletedAt: null });
      return { isTaken: true, id };
    },

    /** Into the trash where there is one. What has a draft only leaves the site. */
    async remove(document: Document): Promise<Outcome> {
      const before = await untouched(document);
      if (!before) return { isTaken: false };
      const { id } = document;
      if (before.draft) {
        await update(id, { _status: 'draft' }, { unpublishAllLocales: true });
        await update(id, pendingFields(document, before.draft), { draft: true });
      } else if (hasTrash) await update(id, { deletedAt: new Date().toISOString() });
      else await payload.delete({ collection, id, context: quietly(), overrideAccess: true });
      return { isTaken: true, hasDraft: Boolean(before.draft) };
    },

    /** Past Payload's own saving, which would make a version, and publish what is drafted. */
    async move({ id }: Document, place: string): Promise<void> {
      const { table, drizzle } = tableOf(payload, collection);
      const { table: versions } = tableOf(payload, collection, true);
      await drizzle.update(table).set({ _order: place }).where(eq(table.id, id));
      await drizzle.update(versions).set({ version__order: place }).where(eq(versions.parent, id));
    },
  };
}
