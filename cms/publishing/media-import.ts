import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import type { Payload, Where } from 'payload';
import { isTrashed } from '@/collections/trash';
import { env } from '@/server/env';
import { fileTypeOf } from '@/server/file-names';
import { ALT_LENGTH } from '../../contract/formats/lengths';
import type { Files } from './from-content';
import type { KnownPicture } from './rich-text-of';
import { pathIfWithin, pathWithin } from './write-file';

type FileOptions = {
  collection: 'media' | 'locked-documents';
  where: Where;
  /** Undefined where it leads out of the content folder. */
  path: string | undefined;
  name: string;
  data: { alt: string } | { title: string };
};

const knownOf = (document: unknown): KnownPicture => {
  const { id, alt } = document as { id: number; alt?: string | null };
  return { id, alt: alt ?? '' };
};

/** Files of the content folder as media of the editor, each once. */
export function importedFiles(payload: Payload): Files {
  const known = new Map<string, Promise<KnownPicture | undefined>>();

  async function make({ collection, where, path, name, data }: FileOptions) {
    const { docs } = await payload.find({
      collection,
      where,
      limit: 1,
      depth: 0,
      trash: true,
    });
    if (docs[0] && isTrashed(docs[0]))
      // The content shows it, so it is wanted again.
      await payload.update({
        collection,
        id: docs[0].id,
        data: { deletedAt: null },
        trash: true,
        context: { seeding: true },
      });
    if (docs[0]) return knownOf(docs[0]);
    const file = path && (await readFile(path).catch(() => undefined));
    const mimetype = fileTypeOf(name);
    if (!path || !file || !mimetype) {
      payload.logger.warn(`${path ?? name} is no file that the editor can take`);
      return undefined;
    }
    const created = await payload.create({
      collection,
      data,
      file: { data: file, name, mimetype, size: file.length },
      context: {
        seeding: true,
        publicPath: path.slice(pathWithin(env.contentDir, 'media').length + 1),
      },
    });
    return knownOf(created);
  }

  // One after the other: pictures are resized, and memory is bounded.
  let last: Promise<unknown> = Promise.resolve();
  function once(key: string, options: () => FileOptions) {
    const running = known.get(key) ?? last.then(() => make(options()));
    known.set(key, running);
    last = running.catch(() => undefined);
    return running;
  }

  return {
    media: (url, alt) =>
      once(url, () => {
        const name = url.replace(/^\/media\//, '');
        return {
          collection: 'media',
          where: { public_path: { equals: name } },
          path: pathIfWithin(env.contentDir, `media/${name}`),
          name: name.replaceAll('/', '-'),
          data: {
            alt: alt?.slice(0, ALT_LENGTH) || basename(name, extname(name)).replaceAll('-', ' '),
          },
        };
      }),
    document: async (url) => {
      const found = await once(url, () => {
        const name = basename(url);
        return {
          collection: 'locked-documents',
          where: { filename: { equals: name } },
          path: pathIfWithin(env.contentDir, `documents/${name}`),
          name,
          data: { title: name },
        };
      });
      return found?.id;
    },
  };
}
