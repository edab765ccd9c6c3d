import type { TypeWithID } from 'payload';
import type { CheckOptions } from './checked';

const isIndex = (step: unknown): boolean => /^\d+$/.test(String(step));

/** What stands in a document at a path; in lists, in any of their rows. */
function valuesAt(value: unknown, [step, ...further]: readonly (string | number)[]): unknown[] {
  if (step === undefined) return [value];
  if (Array.isArray(value)) {
    const within = isIndex(step) ? further : [step, ...further];
    return value.flatMap((each) => valuesAt(each, within));
  }
  if (typeof value !== 'object' || value === null) return [];
  return valuesAt((value as Record<string, unknown>)[step], further);
}

/** Whether the item has this value on the site: what was published before a rule came can still be saved. */
export async function isOnSite(
  value: string,
  { collectionSlug, id, path, req }: CheckOptions,
): Promise<boolean> {
  if (!collectionSlug || id === undefined) return false;
  const { docs } = await req.payload.find({
    collection: collectionSlug,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
    overrideAccess: true,
  });
  return valuesAt(docs[0] as TypeWithID | undefined, path).includes(value);
}
