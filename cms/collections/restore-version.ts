import type { Endpoint, PayloadRequest } from 'payload';
import { RESTORES } from './own-values';

type Version = { parent?: number; version: Record<string, unknown> };

/** Of the item, whichever of its versions is shown. */
const KEPT = ['id', '_order', 'createdAt', 'updatedAt', 'deletedAt', 'globalType', 'changed_by'];

/** A draft comes back as a draft, whatever is published meanwhile. */
function restored({ version }: Version, { query }: PayloadRequest) {
  const isDraft = query.draft === 'true' || version._status !== 'published';
  const fields = Object.entries(version).filter(([name]) => !KEPT.includes(name));
  const data = { ...Object.fromEntries(fields), _status: isDraft ? 'draft' : 'published' };
  return { draft: isDraft, data: data as never };
}

const depthOf = ({ query }: PayloadRequest): number | undefined =>
  query.depth ? Number(query.depth) : undefined;

const answer = (req: PayloadRequest, document: object) =>
  Response.json({ ...document, message: req.t('version:restoredSuccessfully') });

/**
 * In place of Payload's own: it would take an item from the site where somebody restores a draft of it,
 * let authors do so, ask neither checks nor hooks, and put the new version at the time of the old one.
 */
export const restoreVersion = (slug: string): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const collection = slug as never;
    const shared = { collection, depth: 0, req, overrideAccess: false };
    const id = String(req.routeParams?.id);
    const version = (await req.payload.findVersionByID({ ...shared, id })) as unknown as Version;
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

export const restoreGlobalVersion = (slug: string): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const shared = { slug: slug as never, depth: 0, req, overrideAccess: false };
    const id = String(req.routeParams?.id);
    const version = (await req.payload.findGlobalVersionByID({
      ...shared,
      id,
    })) as unknown as Version;
    const document = await req.payload.updateGlobal({
      ...shared,
      ...restored(version, req),
      context: { [RESTORES]: true },
      depth: depthOf(req),
    });
    return answer(req, document);
  },
});
