import { restoreVersionOperation, type Endpoint, type PayloadRequest } from 'payload';

const numberOf = (value: unknown): number | undefined => (value ? Number(value) : undefined);

async function isDraft(req: PayloadRequest, collection: string, id: string): Promise<boolean> {
  const version = (await req.payload.findVersionByID({
    collection: collection as never,
    id,
    depth: 0,
    req,
    overrideAccess: false,
  })) as { version: { _status?: string } };
  return version.version._status === 'draft';
}

/**
 * In place of Payload's own: it would take an item from the site where somebody restores a draft of it,
 * and let authors do so.
 */
export const restoreVersion = (collection: string): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const id = String(req.routeParams?.id);
    const document = await restoreVersionOperation({
      id,
      collection: req.payload.collections[collection as never]!,
      depth: numberOf(req.query.depth),
      draft: req.query.draft === 'true' || (await isDraft(req, collection, id)),
      req,
    });
    return Response.json({ ...document, message: req.t('version:restoredSuccessfully') });
  },
});
