import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, it } from 'node:test';
import type { Payload } from 'payload';
import { editorFolder, type State } from './editor-folder';

/** A test that `npm test` leaves out, among others of its subject; whole files of such are in the folder `full`. */
export function itInFull(name: string, test: () => Promise<void>): void {
  if (!process.env.EVERYDAY) void it(name, test);
}

/** An open editor for the tests of a file, which is gone after them. */
export async function testEditor(state: State, variables: Record<string, string> = {}) {
  const { folder, content, remove } = editorFolder(state);
  Object.assign(process.env, variables);
  // It reads the variables when it is loaded.
  const { openEditor } = await import('@/server/start');
  const payload = await openEditor();
  after(async () => {
    await payload.destroy();
    remove();
  });
  return { payload, folder, content, ...contentIn(content) };
}

/** The files that the editor publishes. */
export function contentIn(folder: string) {
  const pathOf = (name: string) => join(folder, `content/${name}.json`);
  return {
    pathOf,
    readContent: <T>(name: string) => JSON.parse(readFileSync(pathOf(name), 'utf8')) as T,
    writeContent: (name: string, value: unknown) =>
      writeFileSync(pathOf(name), JSON.stringify(value)),
  };
}

export type Item = { id: number; title: string; price?: string; thumbnail?: string; path?: string };

/** What nobody has asked for beside the form: rules for staff do not hold. */
const seeding = { seeding: true };

type Saving = { draft?: boolean; trash?: boolean };

/** Items of the editor, by their collection. Data without a status is published. */
export const itemsOf = (payload: Payload, context: object = seeding) => ({
  create: async <T = Item>(collection: string, data: object, { draft = false }: Saving = {}) =>
    (await payload.create({
      collection: collection as never,
      data: { _status: draft ? 'draft' : 'published', ...data } as never,
      draft,
      context: { ...context },
    })) as unknown as T,
  save: (collection: string, id: number, data: object, saving: Saving = {}) =>
    payload.update({
      collection: collection as never,
      id,
      data: data as never,
      context: { ...context },
      ...saving,
    }),
  upload: async <T = Item>(path: string, name: string, data: object) => {
    const picture = readFileSync(path);
    return (await payload.create({
      collection: 'media' as never,
      data: data as never,
      file: { data: picture, name, mimetype: 'image/jpeg', size: picture.length },
      context: { ...context },
    })) as unknown as T;
  },
  find: async <T = Item>(collection: string, where: object, options: object = {}) =>
    (
      await payload.find({
        collection: collection as never,
        where: where as never,
        ...options,
      })
    ).docs as unknown as T[],
});

/** What a save was refused for. */
export async function refusalOf(result: Promise<unknown>): Promise<string> {
  try {
    await result;
  } catch (error) {
    const { errors = [] } = (error as { data?: { errors?: { message: string }[] } }).data ?? {};
    return errors.map(({ message }) => message).join('; ');
  }
  return 'accepted';
}
