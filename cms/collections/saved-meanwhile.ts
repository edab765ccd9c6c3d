import {
  APIError,
  type CollectionSlug,
  type GlobalSlug,
  type PayloadRequest,
  type SanitizedCollectionConfig,
  type SanitizedGlobalConfig,
} from 'payload';
import { writtenFields } from '@/publishing/pending-draft';
import { rowOf, type Row } from '@/publishing/to-content';
import { oneSaveAtATime } from '@/server/one-save-at-a-time';
import { isTrashed } from './trash';

type Saved = Row & { updatedAt?: string; changed_by?: string | null };
/** What is saved: an item of a list, or a record. */
type Target = { req: PayloadRequest; id?: number } & (
  | { collection: SanitizedCollectionConfig; global?: undefined }
  | { collection?: undefined; global: SanitizedGlobalConfig }
);

const asUser = (req: PayloadRequest, draft: boolean) =>
  ({ req, depth: 0, overrideAccess: false, draft }) as const;

/** With its draft, as a form would be opened now. */
const latestOf = async ({ req, id, collection, global }: Target, draft = true): Promise<Saved> =>
  rowOf(
    collection
      ? await req.payload.findByID({
          ...asUser(req, draft),
          collection: collection.slug as CollectionSlug,
          id: id!,
          trash: true,
        })
      : await req.payload.findGlobal({ ...asUser(req, draft), slug: global.slug as GlobalSlug }),
  );

/** What stood in the form when it was opened, unless it is no longer kept. */
async function openedFrom(target: Target, updatedAt?: string): Promise<Row | undefined> {
  const { req, id, collection, global } = target;
  if (!updatedAt || !(collection ?? global)!.versions) return undefined;
  const is = { 'version.updatedAt': { equals: updatedAt } };
  const one = { req, depth: 0, limit: 1, pagination: false, trash: true } as const;
  const { docs } = collection
    ? await req.payload.findVersions({
        ...one,
        collection: collection.slug as CollectionSlug,
        where: { and: [{ parent: { equals: id } }, is] },
      })
    : await req.payload.findGlobalVersions({ ...one, slug: global.slug as GlobalSlug, where: is });
  return docs[0] && rowOf(docs[0].version);
}

const asTime = (value: unknown): string | undefined => {
  const time = new Date(typeof value === 'string' ? value : NaN);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
};

function refusal({ changed_by: by, updatedAt: at }: Saved, req: PayloadRequest): APIError {
  const who =
    by === req.user?.email
      ? 'you have saved this in another tab'
      : `${by ?? 'somebody'} has saved this`;
  const message = `Nothing was saved, because ${who} since you opened it. Both texts are kept.`;
  return new APIError(message, 409, { by, at }, true);
}

/**
 * A form sends when what it was opened from was saved. Where something else has been saved since, which it
 * would overwrite, it is refused; requests that do not say when pass. The time tells versions apart that
 * have one number (what leaves the site stays the same version), and pictures have no versions.
 */
export async function refuseSavedMeanwhile(target: Target, data: Row = {}): Promise<void> {
  const { req } = target;
  // Strangers are refused afterwards: they learn nothing here, and nobody waits for them.
  if (req.payloadAPI === 'local' || !req.user || !('updatedAt' in data)) return;
  await oneSaveAtATime(req, (target.collection ?? target.global)!.slug, target.id);
  // Its place in the list is not set in a form, which has the one of when it was opened.
  delete data._order;
  const [latest, opened] = [await latestOf(target), asTime(data.updatedAt)];
  if (asTime(latest.updatedAt) === opened) return;
  if (isTrashed(latest))
    throw new APIError('Nothing was saved, because this is in the trash.', 409, undefined, true);
  const before = await openedFrom(target, opened);
  const theirs = before && writtenFields(before, latest);
  const lost = Object.keys(writtenFields(latest, data)).filter((name) => !theirs || name in theirs);
  if (lost.length === 0) return;
  // “Revert to published” sends what is published as it is, over what is drafted.
  const isRevert =
    before && data._status === 'published' && Object.keys(writtenFields(before, data)).length === 0;
  if (isRevert && asTime((await latestOf(target, false)).updatedAt) === opened) return;
  throw refusal(latest, req);
}
