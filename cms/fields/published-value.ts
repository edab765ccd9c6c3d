import type { CheckOptions } from './check-options';

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

async function publishedItem({ collectionSlug, id, req }: CheckOptions): Promise<object[]> {
  if (id === undefined) return [];
  const { docs } = await req.payload.find({
    collection: collectionSlug!,
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    depth: 0,
    limit: 1,
    pagination: false,
    req,
    overrideAccess: true,
  });
  return docs;
}

/** Payload does not tell a field which record of the site it is in. */
async function publishedRecords({ req }: CheckOptions): Promise<object[]> {
  const records: { _status?: string | null }[] = await Promise.all(
    req.payload.config.globals.map(({ slug }) =>
      req.payload.findGlobal({ slug, depth: 0, draft: false, overrideAccess: true, req }),
    ),
  );
  return records.filter(({ _status }) => _status === 'published');
}

/** Whether the item has this value on the site: what was published before a rule came can still be saved. */
export async function isOnSite(value: string, options: CheckOptions): Promise<boolean> {
  const found = await (options.collectionSlug ? publishedItem(options) : publishedRecords(options));
  return found.some((document) => valuesAt(document, options.path).includes(value));
}
