import type { Payload } from 'payload';
import { uniqueFields, uniqueValue } from '../../contract/doubles';
import { keyedItems, nameOf } from '../../contract/item-keys';
import { mergeLists } from '../../contract/merge-lists';
import type { ListFile } from './content-files';
import { listDocuments, type Document } from './documents';
import type { Files } from './from-content';
import { documentData } from './import-document';
import { newPlaces } from './places';
import { fieldsOf, itemOf, publishedContent } from './published-content';
import { sameContent } from './same-content';
import type { Entry } from './service-items';
import { rowOf, type Row } from './to-content';

export type ListChange = {
  added: number;
  changed: number;
  removed: number;
  /** Items that could not be taken in. */
  refused: number;
  /** Sentences without their subject, the file. */
  notes: string[];
  /** Keys of what stays as the editor has it. */
  kept: string[];
  /** Keys of what has another number now: from, to. */
  renumbered: [string, string][];
};

export const noChange = (): ListChange => ({
  ...{ added: 0, changed: 0, removed: 0, refused: 0 },
  ...{ notes: [], kept: [], renumbered: [] },
});

const quoted = (item: Row): string => `“${nameOf(item)}”`;

/** Numbers tell items apart only where the site knows them. */
const keyed = (file: ListFile, entries: readonly Entry[]) =>
  keyedItems(entries, ({ item }) => (file.hasIds ? item : { ...item, id: undefined }));

/** The documents of what is published, by the keys of their items. */
async function documentsByKey(payload: Payload, file: ListFile, documents: Document[]) {
  const byId = new Map(documents.map((document) => [document.id, document]));
  if (file.hasIds) return new Map(documents.map((document) => [String(document.id), document]));
  const items = (await publishedContent(payload, { ...file, hasIds: true })) as Row[];
  const entries = items.map((item): Entry => ({ item }));
  const keys = keyed(file, entries).found;
  return new Map(
    [...keys].flatMap(([key, { item }]) => {
      const document = byId.get(Number(item.id));
      return document ? [[key, document] as const] : [];
    }),
  );
}

const sameEntry = (one: Entry, other: Entry): boolean =>
  sameContent({ ...one.item, id: undefined }, { ...other.item, id: undefined }) &&
  sameContent(one.extra, other.extra);

const whereabouts = ({ deletedAt, _status }: Document): string =>
  deletedAt ? 'in the trash' : _status === 'published' ? 'on the site' : 'a draft';

type Lists = { base: Entry[]; wanted: Entry[]; published: Entry[] };

/** Brings what was changed in the file into the collection: only that. */
export async function importList(
  payload: Payload,
  file: ListFile,
  lists: Lists,
  files: Files,
): Promise<ListChange> {
  const change = noChange();
  const list = await listDocuments(payload, file.slug);
  const wanted = keyed(file, lists.wanted);
  const current = keyed(file, lists.published).found;
  const documents = await documentsByKey(payload, file, list.documents);
  const shown = new Set([...current.keys()].map((key) => documents.get(key)?.id));
  const hidden = list.documents.filter(({ id }) => !shown.has(id));
  const merge = mergeLists(
    { base: keyed(file, lists.base).found, wanted: wanted.found, current },
    sameEntry,
  );
  const keep = (sentence: string) => void change.notes.push(sentence);
  const refuse = (entry: Entry, why: string) => {
    change.refused += 1;
    keep(`${quoted(entry.item)} was not taken in: ${why}`);
  };

  for (const entry of wanted.twice)
    refuse(entry, `its number ${String(entry.item.id)} is there twice`);
  change.kept.push(...merge.kept);
  for (const key of merge.kept) {
    const { item } = (wanted.found.get(key) ?? current.get(key))!;
    keep(
      current.has(key)
        ? `${quoted(item)} was saved in the editor since the file was written, and stays as it is there`
        : `${quoted(item)} was taken off the site in the editor since the file was written, and stays so`,
    );
  }

  /** A draft, or something in the trash, that would share what must be unique. */
  const twinOf = (item: Row, own?: number) =>
    hidden.find(
      (document) =>
        document.id !== own &&
        uniqueFields.some((field) => {
          // A number that is taken is given anew below.
          if (field === 'id') return false;
          const value = uniqueValue(item, field);
          return value !== undefined && value === uniqueValue(document, field);
        }),
    );
  const isClash = new Set(merge.clashes);
  const places = newPlaces({
    order: merge.order,
    reordered: merge.reordered,
    now: new Map(
      merge.order.flatMap((key) =>
        current.has(key) ? [[key, documents.get(key)?._order] as const] : [],
      ),
    ),
    taken: list.documents.flatMap(({ _order }) => _order ?? []),
  });
  for (const key of [...merge.take, ...merge.clashes]) {
    const entry = wanted.found.get(key)!;
    const before = current.has(key) && !isClash.has(key) ? documents.get(key) : undefined;
    const twin = twinOf(entry.item, before?.id);
    if (twin) {
      change.kept.push(key);
      refuse(
        entry,
        `it has the address or part number of ${quoted(twin)}, which is ${whereabouts(twin)} in the editor`,
      );
      continue;
    }
    const place = isClash.has(key) ? undefined : places.get(key);
    const data = {
      ...(await documentData(payload, file, entry, files)),
      ...(place && { _order: place }),
    };
    if (before) {
      const outcome = await list.change(before, data);
      if (!outcome.isTaken) change.kept.push(key);
      if (outcome.refused) refuse(entry, outcome.refused);
      else if (!outcome.isTaken)
        keep(
          `${quoted(entry.item)} was saved in the editor during the import, and stays as it is there`,
        );
      else change.changed += 1;
      if (outcome.hasDraft) keep(`${quoted(entry.item)} has a draft in the editor, which stays`);
      continue;
    }
    const number = file.hasIds && /^\d+$/.test(key) ? Number(key) : undefined;
    const other = list.documents.find(({ id }) => id === number);
    const outcome =
      other?.deletedAt && (await isSameItem(payload, file, other.id, entry))
        ? await list.takeFromTrash(other, data)
        : await list.create(data, other ? undefined : number);
    if (outcome.refused) {
      change.kept.push(key);
      refuse(entry, outcome.refused);
      continue;
    }
    change.added += 1;
    if (other && outcome.id === other.id) keep(`${quoted(entry.item)} was taken out of the trash`);
    else if (number !== undefined && outcome.id !== number) {
      change.renumbered.push([key, String(outcome.id)]);
      keep(
        `${quoted(entry.item)} got the number ${outcome.id}: ${number} is that of ${quoted(other ?? { id: number })}${other ? `, ${whereabouts(other)} in the editor` : ''}`,
      );
    }
  }
  for (const key of merge.drop) {
    const outcome = await list.remove(documents.get(key)!);
    const name = quoted(current.get(key)!.item);
    if (!outcome.isTaken) change.kept.push(key);
    if (!outcome.isTaken) keep(`${name} was saved in the editor during the import, and stays`);
    else change.removed += 1;
    if (outcome.hasDraft) keep(`${name} is off the site; its draft stays in the editor`);
  }
  const taken = new Set(merge.take);
  for (const [key, place] of places)
    if (!taken.has(key) && documents.has(key)) await list.move(documents.get(key)!, place);
  return change;
}

async function isSameItem(payload: Payload, file: ListFile, id: number, { item }: Entry) {
  const document = rowOf(
    await payload.findByID({
      collection: file.slug,
      id,
      depth: 1,
      trash: true,
      overrideAccess: true,
    }),
  );
  const before = itemOf(
    { ...file, includes: undefined, view: undefined },
    fieldsOf(payload, file),
    document,
  );
  return before !== undefined && sameEntry({ item: before }, { item });
}
