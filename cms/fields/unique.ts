import type { PayloadRequest, TextField } from 'payload';
import { checked, type Check } from './checked';

type Item = Record<string, unknown> & { id: number };
type Place = { collection: string; name: string; id?: number | string };

/** Beside the title of the item: titles need not be unique. */
function described(req: PayloadRequest, collection: string, item: Item): string {
  const { labels, admin } = req.payload.collections[collection as never]!['config'];
  const title = String(item[admin.useAsTitle ?? 'title'] ?? '');
  const number = `${String(labels.singular).toLowerCase()} ${item.id}`;
  return title && admin.useAsTitle !== 'path' ? `“${title}” (${number})` : `The ${number}`;
}

/** @returns another item, drafts included and the trash not, that has the value, in words */
export async function otherWith(
  req: PayloadRequest,
  { collection, name, id }: Place,
  value: string,
): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection: collection as never,
    where: {
      and: [{ [name]: { equals: value } }, ...(id ? [{ id: { not_equals: id } }] : [])],
    } as never,
    depth: 0,
    limit: 1,
    pagination: false,
    req,
    overrideAccess: true,
  });
  const other = docs[0] as Item | undefined;
  return other && described(req, collection, other);
}

async function isOnSite(
  req: PayloadRequest,
  { collection, name, id }: Place,
  value: string,
): Promise<boolean> {
  if (!id) return false;
  const { totalDocs } = await req.payload.count({
    collection: collection as never,
    where: {
      and: [
        { id: { equals: id } },
        { [name]: { equals: value } },
        { _status: { equals: 'published' } },
      ],
    } as never,
    req,
    overrideAccess: true,
  });
  return totalDocs > 0;
}

/** What was published before anybody asked can still be saved. */
const isFree =
  (name: string, what: string, check?: Check): Check =>
  async (value, options) => {
    const wrong = (await check?.(value, options)) ?? true;
    const {
      collectionSlug: collection,
      id,
      req,
      event,
    } = options as typeof options & {
      collectionSlug?: string;
    };
    if (!collection || req.context?.seeding) return wrong;
    const place = { collection, name, id };
    if (wrong !== true) return (await isOnSite(req, place, value)) || wrong;
    // While somebody types, the warning below the field says it.
    const other = event === 'onChange' ? undefined : await otherWith(req, place, value);
    if (!other || (await isOnSite(req, place, value))) return true;
    return `${other} has this ${what} already. Please choose another one.`;
  };

/**
 * A field of whose value there is one. A copy of the item begins without it.
 * @param what it is called in a sentence
 */
export const unique = (field: TextField, what: string, check?: Check): TextField =>
  ({
    ...field,
    validate: checked(isFree(field.name, what, check)),
    hooks: { ...field.hooks, beforeDuplicate: field.hooks?.beforeDuplicate ?? [() => null] },
    custom: { ...field.custom, unique: what },
    admin: {
      ...field.admin,
      disableBulkEdit: true,
      components: { afterInput: ['/components/field-warning#FieldWarning'] },
    },
  }) as TextField;
