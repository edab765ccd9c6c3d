import type { CollectionSlug, Field, Payload, Where } from 'payload';
import { contentFiles } from './content-files';
import { ITEM_PAGES, pathOfLink } from './site-paths';
import { idOf, rowOf, rowsOf, type Row } from './to-content';

/** What is looked for: references to the item, and links to its page. */
type Target = { slug: CollectionSlug; id: number; addresses: string[] };

export type Use = { what: string; title: string; path: string; isDraft: boolean };

const leadsThere = (value: unknown, { addresses }: Target): boolean =>
  typeof value === 'string' && addresses.includes(pathOfLink(value));

/** Pictures and links of a text stand in its nodes. */
function isInText(node: unknown, target: Target): boolean {
  if (typeof node !== 'object' || node === null) return false;
  return Object.entries(node).some(([key, value]) => {
    if (key === 'image') return target.slug === 'media' && idOf(value) === target.id;
    return key === 'url' ? leadsThere(value, target) : isInText(value, target);
  });
}

function isUsedIn(fields: Field[], values: Row, target: Target): boolean {
  return fields.some((field): boolean => {
    if (field.type === 'tabs')
      return field.tabs.some((tab) =>
        isUsedIn(
          tab.fields,
          'name' in tab && tab.name ? ((values[tab.name] ?? {}) as Row) : values,
          target,
        ),
      );
    if (!('name' in field) || !field.name)
      return 'fields' in field && isUsedIn(field.fields, values, target);
    const value = values[field.name];
    switch (field.type) {
      case 'group':
        return isUsedIn(field.fields, (value ?? {}) as Row, target);
      case 'array':
        return rowsOf(value).some((row) => isUsedIn(field.fields, row, target));
      case 'blocks':
        return rowsOf(value).some((row) => {
          const block = field.blocks.find(({ slug }) => slug === row.blockType);
          return isUsedIn(block?.fields ?? [], row, target);
        });
      case 'upload':
      case 'relationship':
        return field.relationTo === target.slug && idOf(value) === target.id;
      case 'richText':
        return isInText(value, target);
      default:
        return leadsThere(value, target);
    }
  });
}

async function targetOf(payload: Payload, slug: CollectionSlug, id: number): Promise<Target> {
  const found = await payload.findByID({
    collection: slug,
    id,
    depth: 0,
    trash: true,
    disableErrors: true,
  });
  const document = rowOf(found ?? {});
  const folder = ITEM_PAGES[slug];
  const addresses = folder
    ? [id, document.slug].filter(Boolean).map((end) => `${folder}/${String(end)}`)
    : slug === 'pages'
      ? [String(document.path)]
      : [];
  return { slug, id, addresses };
}

const pathOf = (slug: CollectionSlug, id: unknown): string =>
  `/admin/collections/${slug}/${String(id)}`;

/** So many documents are in memory at once. */
const PAGE = 200;

type Found<T> = { docs: T[]; nextPage?: number | null };
type Version = { parent: number | string; version: object };
const LATEST_DRAFTS: Where = {
  and: [{ latest: { equals: true } }, { 'version._status': { equals: 'draft' } }],
};

/** What is published, and the drafts beside it. */
async function* documentsOf(
  payload: Payload,
  collection: CollectionSlug,
): AsyncGenerator<[Row, boolean]> {
  for (let page: number | null | undefined = 1; page;) {
    const found: Found<object> = await payload.find({
      collection,
      depth: 0,
      limit: PAGE,
      page,
      sort: 'id',
    });
    for (const document of found.docs.map(rowOf)) yield [document, document._status === 'draft'];
    page = found.nextPage;
  }
  for (let page: number | null | undefined = 1; page;) {
    const found: Found<Version> = await payload.findVersions({
      collection,
      where: LATEST_DRAFTS,
      depth: 0,
      limit: PAGE,
      page,
    });
    for (const { parent, version } of found.docs) yield [{ ...version, id: parent }, true];
    page = found.nextPage;
  }
}

async function* everything(payload: Payload): AsyncGenerator<[Use, Field[], Row]> {
  for (const slug of new Set(
    contentFiles.flatMap(({ shape, slug: each }) => (shape === 'list' ? each : [])),
  )) {
    const { fields, labels, admin } = payload.collections[slug]!.config;
    for await (const [document, isDraft] of documentsOf(payload, slug)) {
      const title = String(document[admin.useAsTitle ?? 'title'] ?? document.id);
      const path = pathOf(slug, document.id);
      yield [{ what: String(labels.singular), title, path, isDraft }, fields, document];
    }
  }
  for (const { slug, label, fields } of payload.globals.config)
    for (const draft of [false, true]) {
      const document = rowOf(await payload.findGlobal({ slug, depth: 0, draft }));
      const use = { what: 'Page', title: String(label), path: `/admin/globals/${slug}` };
      yield [{ ...use, isDraft: draft }, fields, document];
    }
}

/** @returns where items are named, each place once, and not in themselves. It reads all content: seconds for ten thousand items. */
export async function usesOf(
  payload: Payload,
  slug: CollectionSlug,
  ids: number[],
): Promise<Use[]> {
  const targets = await Promise.all(ids.map((id) => targetOf(payload, slug, id)));
  const uses = new Map<string, Use>();
  const own = ids.map((id) => pathOf(slug, id));
  for await (const [use, fields, document] of everything(payload))
    if (
      !uses.has(use.path) &&
      !own.includes(use.path) &&
      targets.some((target) => isUsedIn(fields, document, target))
    )
      uses.set(use.path, use);
  return [...uses.values()];
}
