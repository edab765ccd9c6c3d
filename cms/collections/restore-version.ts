import type { CollectionSlug, Endpoint, GlobalSlug, PayloadRequest } from 'payload';
import { rowOf } from '@/publishing/to-content';
import { RESTORES } from './own-values';

type Version = { parent?: number | string; version: object };

/** Of the item, whichever of its versions is shown. */
const KEPT = ['id', '_order', 'createdAt', 'updatedAt', 'deletedAt', 'globalType', 'changed_by'];

/** A draft comes back as a draft, whatever is published meanwhile. */
function restored({ version }: Version, { query }: PayloadRequest) {
  const { _status: status, ...values } = rowOf(version);
  const isDraft = query.draft === 'true' || status !== 'published';
  const fields = Object.entries(values).filter(([name]) => !KEPT.includes(name));
  const data = {
    ...Object.fromEntries(fields),
    _status: isDraft ? ('draft' as const) : ('published' as const),
  };
  return { draft: isDraft, data };
}

const depthOf = ({ query }: PayloadRequest): number | undefined =>
  query.depth ? Number(query.depth) : undefined;

const answer = (req: PayloadRequest, document: object) =>
  Response.json({ ...document, message: req.t('version:restoredSuccessfully') });

/**
 * In place of Payload's own: it would take an item from the site where somebody restores a draft of it,
 * let authors do so, ask neither checks nor hooks, and put the new version at the time of the old one.
 */
export const restoreVersion = (collection: CollectionSlug): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const shared = { collection, depth: 0, req, overrideAccess: false };
    const id = String(req.routeParams?.id);
    const version: Version = await req.payload.findVersionByID({ ...shared, id });
    const document = await req.payload.update({
      ...shared,
      ...restored(version, req),
      id: version.parent!,
      context: { [RESTORES]: true },
      depth: depthOf(req),
    });
    return answer(req, document);
  },
});

export const restoreGlobalVersion = (slug: GlobalSlug): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const shared = { slug, depth: 0, req, overrideAccess: false };
    const id = String(req.routeParams?.id);
    const version: Version = await req.payload.findGlobalVersionByID({
      ...shared,
      id,
    });
    const document = await req.payload.updateGlobal({
      ...shared,
      ...restored(version, req),
      context: { [RESTORES]: true },
      depth: depthOf(req),
    });
    return answer(req, document);
  },
});
