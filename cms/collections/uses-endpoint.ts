import type { Endpoint } from 'payload';
import { usesOf } from '@/publishing/uses';
import { keepsContent } from './access';
import { isCollection } from './is-collection';

const MOST_IDS = 250;

/** Where items are named, before somebody deletes them. */
export const usesEndpoint: Endpoint = {
  path: '/uses/:collection',
  method: 'get',
  handler: async (req) => {
    if (!keepsContent({ req })) return Response.json({}, { status: 403 });
    const slug = String(req.routeParams?.collection);
    const ids = String(req.query.ids ?? '')
      .split(',')
      .map(Number)
      .filter(Number.isSafeInteger);
    if (!isCollection(req.payload, slug) || ids.length === 0 || ids.length > MOST_IDS)
      return Response.json({}, { status: 400 });
    const uses = await usesOf(req.payload, slug, ids);
    return Response.json({ uses }, { headers: { 'cache-control': 'no-store' } });
  },
};
