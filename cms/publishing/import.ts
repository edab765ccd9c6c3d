import type { Payload } from 'payload';
import { withNumbersOf } from '../../contract/item-keys';
import { contentFiles, type ContentFile, type ListFile, type RecordFile } from './content-files';
import { checksumOf, saveRecord } from './file-records';
import type { Files } from './from-content';
import { importList, type ListChange } from './import-list';
import { importRecord } from './import-record';
import { importedFiles } from './media-import';
import { publishedContent } from './published-content';
import { keepCopy, lastPublished } from './published-copies';
import { readContentFile } from './publish';
import { sameContent } from './same-content';
import { raiseSequences } from './sequences';
import { serviceEntries, type Entry } from './service-items';
import type { Row } from './to-content';

export type Change = ListChange & { file: string };

/** A file that differs from what is published, and what the editor published last. */
type Found = { text: string; value: unknown; published: unknown; base: unknown };

const asRows = (value: unknown): Row[] => (Array.isArray(value) ? (value as Row[]) : []);

async function read(payload: Payload, file: ContentFile): Promise<Found | undefined> {
  const text = await readContentFile(file.file);
  if (text === undefined) return undefined;
  const published = await publishedContent(payload, file);
  const base = await lastPublished(payload, file.file, text);
  const written: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
  const value = numbered(file, written, published);
  // Where nobody knows what was published last, what is published now tells what has changed.
  return { text, value, published, base: numbered(file, base ?? published, published, value) };
}

/** Older files, and those of other hands, have lists without numbers. */
const numbered = (file: ContentFile, value: unknown, ...known: unknown[]): unknown =>
  file.shape === 'list' && file.hasIds
    ? known.reduce<Row[]>((items, each) => withNumbersOf(items, asRows(each)), asRows(value))
    : value;

const isService = ({ slug }: ContentFile): boolean => slug === 'services';

function entriesOf(found: Map<ContentFile, Found>, key: 'value' | 'published' | 'base'): Entry[] {
  const byName = new Map([...found].map(([{ file }, each]) => [file, asRows(each[key])]));
  const [first] = found.keys();
  return isService(first!)
    ? serviceEntries((file) => byName.get(file) ?? [])
    : [...byName.values()].flat().map((item) => ({ item }));
}

/** Files of one collection, which are taken in together. */
async function importFiles(
  payload: Payload,
  group: ContentFile[],
  files: Files,
): Promise<Change | undefined> {
  const found = new Map<ContentFile, Found>();
  for (const file of group) {
    const each = await read(payload, file);
    if (each) found.set(file, each);
  }
  const differing = [...found].filter(([, { value, published }]) => !sameContent(value, published));
  const name = differing.map(([{ file }]) => file).join(', ');
  const [first] = found.keys();
  let change: ListChange | undefined;
  if (differing.length > 0 && first?.shape === 'record')
    change = await importRecord(payload, first satisfies RecordFile, found.get(first)!, files);
  else if (differing.length > 0)
    change = await importList(
      payload,
      first as ListFile,
      {
        base: entriesOf(found, 'base'),
        wanted: entriesOf(found, 'value'),
        published: entriesOf(found, 'published'),
      },
      files,
    );
  // A file with something that could not be taken in stays as it is until somebody has corrected it.
  if (!change?.refused)
    for (const [{ file }, { text }] of found) {
      await keepCopy(file, text);
      await saveRecord(payload, file, { state: 'published', checksum: checksumOf(text) });
    }
  return change && { ...change, file: name };
}

/**
 * Takes in what was changed in the files since the editor wrote them last. What was saved in the editor
 * since stays, as drafts and what lies in the trash do.
 */
export async function importContent(payload: Payload): Promise<Change[]> {
  const files = importedFiles(payload);
  const groups = new Map<string, ContentFile[]>();
  for (const file of contentFiles) {
    const group = groups.get(file.slug) ?? [];
    group.push(file);
    groups.set(file.slug, group);
  }
  const changes: Change[] = [];
  for (const group of groups.values()) {
    const change = await importFiles(payload, group, files);
    if (change) changes.push(change);
  }
  await raiseSequences(payload);
  return changes;
}
