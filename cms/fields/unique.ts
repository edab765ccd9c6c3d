import type { CollectionSlug, PayloadRequest, TextField } from 'payload';
import { checked, type Check } from './checked';
import { isOnSite } from './published-value';

type Place = { collection: CollectionSlug; name: string; id?: number | string };

/** Beside the title of the item: titles need not be unique. */
function described(req: PayloadRequest, collection: CollectionSlug, item: object): string {
  const { labels, admin } = req.payload.collections[collection]!.config;
  const { id, ...fields } = item as Record<string, unknown>;
  const title = String(fields[admin.useAsTitle ?? 'title'] ?? '');
  const number = `${String(labels.singular).toLowerCase()} ${String(id)}`;
  return title && admin.useAsTitle !== 'path' ? `“${title}” (${number})` : `The ${number}`;
}

/** @returns another item, drafts included and the trash not, that has the value, in words */
export async function otherWith(
  req: PayloadRequest,
  { collection, name, id }: Place,
  value: string,
): Promise<string | undefined> {
  const { docs } = await req.payload.find({
    collection,
    where: { and: [{ [name]: { equals: value } }, ...(id ? [{ id: { not_equals: id } }] : [])] },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
    overrideAccess: true,
  });
  return docs[0] && described(req, collection, docs[0]);
}

/** What was published before anybody asked can still be saved. */
const isFree =
  (name: string, what: string, check?: Check): Check =>
  async (value, options) => {
    const wrong = (await check?.(value, options)) ?? true;
    const { collectionSlug: collection, id, req, event } = options;
    if (wrong !== true || !collection || req.context?.seeding) return wrong;
    // While somebody types, the warning below the field says it.
    const other =
      event === 'onChange' ? undefined : await otherWith(req, { collection, name, id }, value);
    if (!other || (await isOnSite(value, options))) return true;
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
