import { existsSync } from 'node:fs';
import type { Payload } from 'payload';
import { inDataDir } from '@/server/data-folder';
import { env } from '@/server/env';
import { copyWhole, pathWithin } from './write-file';

type Media = {
  public_path?: string;
  filename?: string;
  sizes?: { portrait?: { filename?: string | null } };
};

const PORTRAIT = /-portrait(\.\w+)$/;

/** Every address of a file in the content. */
function* urlsIn(value: unknown): Generator<string> {
  if (typeof value === 'string') {
    if (/^\/(media|documents)\//.test(value)) yield value;
  } else if (typeof value === 'object' && value !== null)
    for (const each of Object.values(value)) yield* urlsIn(each);
}

async function sourceOf(payload: Payload, path: string): Promise<string | undefined> {
  const find = async (publicPath: string) => {
    const { docs } = await payload.find({
      collection: 'media' as never,
      where: { public_path: { equals: publicPath } },
      depth: 0,
      limit: 1,
      overrideAccess: true,
    });
    return docs[0] as Media | undefined;
  };
  const filename =
    (await find(path))?.filename ??
    (PORTRAIT.test(path)
      ? (await find(path.replace(PORTRAIT, '$1')))?.sizes?.portrait?.filename
      : undefined);
  return filename ? pathWithin(inDataDir('media'), filename) : undefined;
}

/**
 * Copies the files that a list names beside it, before the list is written. A file never changes
 * under its name, so one that is there stays.
 */
export async function copyMedia(payload: Payload, content: unknown): Promise<void> {
  for (const url of new Set(urlsIn(content))) {
    const target = pathWithin(env.contentDir, url.slice(1));
    if (existsSync(/*turbopackIgnore: true*/ target)) continue;
    const [, folder, path = ''] = /^\/(media|documents)\/(.+)$/.exec(url) ?? [];
    const source =
      folder === 'documents'
        ? pathWithin(inDataDir('documents'), path)
        : await sourceOf(payload, path);
    if (source && existsSync(/*turbopackIgnore: true*/ source)) await copyWhole(source, target);
    else payload.logger.warn(`${url} is in the content, but no file of the editor`);
  }
}
