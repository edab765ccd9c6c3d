import type { CollectionSlug, Endpoint, PayloadRequest, Where } from 'payload';
import { keepsContent } from '@/collections/access';
import { isCollection } from '@/collections/is-collection';
import { isFreePath, ITEM_PAGES, pathOfLink, SITE_PATHS } from '@/publishing/site-paths';
import { otherWith } from './unique';

const exists = async (req: PayloadRequest, collection: CollectionSlug, where: Where) => {
  const { totalDocs } = await req.payload.count({
    collection: collection,
    where: { and: [where, { _status: { equals: 'published' } }] },
    req,
    overrideAccess: true,
  });
  return totalDocs > 0;
};

async function isItem(req: PayloadRequest, path: string): Promise<boolean> {
  const [, folder, name = ''] = /^(\/[\w-]+)\/([^/]+)(?:\/datasheet\.pdf)?$/.exec(path) ?? [];
  const slug = Object.keys(ITEM_PAGES).find((each) => ITEM_PAGES[each] === folder);
  if (!isCollection(req.payload, slug)) return false;
  return exists(
    req,
    slug,
    /^\d+$/.test(name) ? { id: { equals: Number(name) } } : { slug: { equals: name } },
  );
}

/** Further pages of lists, categories and files, which come and go with what is in them. */
const OTHERS = /^(\/[\w-]+\/page\/\d+|\/shop\/category\/[^/]+|\/media\/.+|.+\.(xml|txt|pdf))$/;

/** @param href as in a menu: a path, perhaps with a query and a place on the page */
export async function leadsSomewhere(req: PayloadRequest, href: string): Promise<boolean> {
  const path = pathOfLink(href);
  if (!path.startsWith('/') || SITE_PATHS.includes(path) || OTHERS.test(path)) return true;
  if (isFreePath(path)) return exists(req, 'pages', { path: { equals: path } });
  return isItem(req, path);
}

async function warningOf(req: PayloadRequest): Promise<string | undefined> {
  const { collection, field, id, value } = req.query as Record<string, string | undefined>;
  if (!value || typeof value !== 'string') return undefined;
  if (!collection || !field)
    return (await leadsSomewhere(req, value))
      ? undefined
      : `The site has no page ${value} now: visitors would read “not found”.`;
  if (!isCollection(req.payload, collection)) return undefined;
  const known = req.payload.collections[collection]!.config.flattenedFields.find(
    ({ name, custom }: { name: string; custom?: { unique?: string } }) =>
      name === field && custom?.unique,
  ) as { custom: { unique: string } } | undefined;
  if (!known) return undefined;
  const other = await otherWith(req, { collection, name: field, id }, value);
  return other && `${other} has this ${known.custom.unique}, too.`;
}

/** What stands below a field that nobody else should have, or that leads to a page of the site. */
export const fieldWarnings: Endpoint = {
  path: '/field-warning',
  method: 'get',
  handler: async (req) => {
    if (!keepsContent({ req })) return Response.json({}, { status: 403 });
    return Response.json(
      { warning: await warningOf(req) },
      { headers: { 'cache-control': 'no-store' } },
    );
  },
};
