import { createLocalReq, type Payload } from 'payload';
import type { RecordFile } from './content-files';
import type { Files } from './from-content';
import { recordData } from './import-document';
import { noChange, type ListChange } from './import-list';
import { pendingFields } from './pending-draft';
import { fieldsOf } from './published-content';
import { sameContent } from './same-content';
import { rowOf, type Row } from './to-content';

const context = { seeding: true };

type Versions = { value: unknown; published: unknown; base: unknown };

/** Takes in a record of the site; a draft of it stays. */
export async function importRecord(
  payload: Payload,
  file: RecordFile,
  { value, published, base }: Versions,
  files: Files,
): Promise<ListChange | undefined> {
  if (sameContent(value, base)) return undefined;
  if (!sameContent(base, published))
    return {
      ...noChange(),
      notes: ['was saved in the editor since the file was written, and stays as it is there'],
    };
  const fields = fieldsOf(payload, file);
  const record = file.page?.fromPage(value as Row) ?? (value as Row);
  const data = await recordData(fields, record, files);
  const global = file.slug;
  const read = async (draft: boolean) =>
    rowOf(await payload.findGlobal({ slug: global, depth: 0, draft, overrideAccess: true }));
  const [before, draft] = [await read(false), await read(true)];
  const isDraft = before._status === 'published' && draft._status === 'draft';
  const write = async (fieldsToWrite: Row, asDraft: boolean) =>
    payload.updateGlobal({
      slug: global,
      data: fieldsToWrite,
      draft: asDraft,
      req: await createLocalReq({ context }, payload),
      overrideAccess: true,
    });
  await write(data, false);
  if (!isDraft) return { ...noChange(), changed: 1 };
  await write({ ...pendingFields(before, draft), _status: 'draft' }, true);
  return { ...noChange(), changed: 1, notes: ['has a draft, which stays'] };
}
