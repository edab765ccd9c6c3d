import { createLocalReq, type Field, type Payload } from 'payload';
import { generateNKeysBetween } from 'payload/shared';
import { contentFiles, serviceFiles, type ContentFile, type ListFile } from './content-files';
import { checksumOf, saveRecord } from './file-records';
import { fieldsOf as valuesOf, furtherOf, pictureId, type Files } from './from-contract';
import { importedFiles } from './media-import';
import { fieldsOf, publishedContent } from './published-content';
import { readContentFile } from './publish';
import { sameContent } from './same-content';
import { raiseSequences } from './sequences';
import { OTHER_WORDS, type OtherWords, type Row } from './to-contract';
import { trashedIds } from './trashed-ids';

export type Change = { file: string; added: number; changed: number; removed: number };

const context = { seeding: true };
const asRows = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);

async function contentOf(file: string): Promise<{ text: string; value: unknown } | undefined> {
  const text = await readContentFile(file);
  return text === undefined ? undefined : { text, value: JSON.parse(text.replace(/^\uFEFF/, '')) };
}

/** Fields for where a file shows another picture than the page of the service. */
const PICTURES: Record<string, string> = {
  services: 'slide_picture',
  servicecard: 'card_picture',
};

/** Three files make one collection of services: one item for each number, with where it shows. */
async function serviceItems(): Promise<{ items: Row[]; extras: Map<Row, Row> }> {
  const items = new Map<unknown, Row>();
  const extras = new Map<Row, Row>();
  for (const file of serviceFiles) {
    const place = file.replace('.json', '');
    for (const found of asRows((await contentOf(file))?.value)) {
      const item = items.get(found.id) ?? { ...found };
      const extra = extras.get(item) ?? { places: [] };
      (extra.places as string[]).push(place);
      const picture = PICTURES[place];
      if (picture && found.thumbnail !== item.thumbnail)
        extra[picture] = { url: found.thumbnail, alt: found.alt };
      items.set(found.id, Object.assign(item, { ...found, ...item }));
      extras.set(item, extra);
    }
  }
  return { items: [...items.values()], extras };
}

/** What is kept beside the fields: what the editor does not know, and other words for pictures. */
function keptOf(fields: Field[], item: Row, words: OtherWords): Row | null {
  const further = furtherOf(fields, item);
  const hasWords = Object.keys(words).length > 0;
  return hasWords ? { ...further, [OTHER_WORDS]: words } : (further ?? null);
}

function withWords(files: Files): { own: Files; words: OtherWords } {
  const words: OtherWords = {};
  const noteWords = (url: string, had: string, said: string) => void (words[url] = [had, said]);
  return { own: { ...files, noteWords }, words };
}

async function documentOf(file: ListFile, payload: Payload, item: Row, files: Files, extra?: Row) {
  const fields = fieldsOf(payload, file);
  const { own, words } = withWords(files);
  const picture = async (name: string) => {
    const found = extra?.[name] as { url: string; alt?: string } | undefined;
    return { [name]: (found && (await pictureId(found.url, found.alt, own))) ?? null };
  };
  return {
    ...(await valuesOf(fields, item, own)),
    ...(extra && {
      places: extra.places,
      ...(await picture('slide_picture')),
      ...(await picture('card_picture')),
    }),
    further: keptOf(fields, item, words),
    _status: 'published',
  };
}

/** What two items of the same thing have in common, where they have no number. */
const nameOf = (item: Row): unknown =>
  item.path ??
  item.question ??
  item.title ??
  item.name ??
  item.site_url ??
  item.address ??
  item.file ??
  item.locked_file;

/** Makes the collection what the file says: in its order, without what the file has no more. */
async function importList(
  payload: Payload,
  file: ListFile,
  items: Row[],
  files: Files,
  extras?: Map<Row, Row>,
) {
  const collection = file.slug as never;
  const { docs } = await payload.find({
    collection,
    pagination: false,
    limit: 0,
    depth: 0,
    sort: '_order',
  });
  const trashed = await trashedIds(payload, file.slug);
  const left = new Set(docs as (Row & { id: number })[]);
  const published = new Map(
    asRows(
      await publishedContent(payload, {
        ...file,
        hasIds: true,
        view: undefined,
        includes: undefined,
      }),
    ).map((item) => [item.id, item]),
  );
  const keys = generateNKeysBetween(null, null, items.length);
  const change: Change = { file: file.file, added: 0, changed: 0, removed: 0 };
  for (const [index, item] of items.entries()) {
    const same = [...left].find((found) =>
      file.hasIds
        ? found.id === Number(item.id)
        : nameOf(published.get(found.id) ?? found) === nameOf(item),
    );
    if (same) left.delete(same);
    const before = { ...published.get(same?.id), id: undefined };
    const after = { ...item, id: undefined };
    const extra = extras?.get(item);
    if (same && !extra && sameContent(before, after) && same._order === keys[index]) continue;
    const data = {
      ...(await documentOf(file, payload, item, files, extra)),
      _order: keys[index],
    } as never;
    if (same) {
      if (!sameContent(before, after)) change.changed += 1;
      await payload.update({ collection, id: same.id, data, context, overrideAccess: true });
    } else {
      change.added += 1;
      const id: { id?: number } = file.hasIds ? { id: Number(item.id) } : {};
      const numbered = { ...(data as object), ...id } as never;
      if (id.id && trashed.has(id.id)) {
        // The file has it, so it comes back as the file has it.
        const restored = { ...(data as object), deletedAt: null } as never;
        await payload.update({ collection, id: id.id, data: restored, context, trash: true });
      } else await payload.create({ collection, data: numbered, context });
    }
  }
  for (const { id } of left)
    await payload.delete({ collection, id, context, overrideAccess: true });
  return { ...change, removed: left.size };
}

async function importRecord(
  payload: Payload,
  file: ContentFile & { shape: 'record' },
  page: Row,
  files: Files,
) {
  const record = file.page?.fromPage(page) ?? page;
  const fields = fieldsOf(payload, file);
  const { own, words } = withWords(files);
  await payload.updateGlobal({
    slug: file.slug as never,
    data: {
      ...(await valuesOf(fields, record, own)),
      further: keptOf(fields, record, words),
      _status: 'published',
    } as never,
    req: await createLocalReq({ context }, payload),
    overrideAccess: true,
  });
  return { file: file.file, added: 0, changed: 1, removed: 0 };
}

/** Takes in every file that differs from what the editor has published. */
export async function importContent(payload: Payload): Promise<Change[]> {
  const files = importedFiles(payload);
  const changes: Change[] = [];
  for (const file of contentFiles) {
    const found = await contentOf(file.file);
    if (!found) continue;
    const published = await publishedContent(payload, file);
    if (!sameContent(found.value, published)) {
      const isService = file.slug === 'services';
      const { items, extras } = isService
        ? await serviceItems()
        : { items: asRows(found.value), extras: undefined };
      changes.push(
        file.shape === 'record'
          ? await importRecord(payload, file, found.value as Row, files)
          : await importList(payload, file, items, files, extras),
      );
    }
    await saveRecord(payload, file.file, { state: 'published', checksum: checksumOf(found.text) });
  }
  await raiseSequences(payload);
  return changes;
}
