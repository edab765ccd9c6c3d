import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Payload } from 'payload';
import { inDataDir } from '@/server/data-folder';
import { env } from '@/server/env';
import { storedMedia } from '@/server/media-store';
import { portraitPath } from './to-content';
import { endpoints } from '../../contract/endpoints';
import { forEachFile } from '../../contract/named-files';
import { writeWhole } from '../../node/write-whole';
import { pathIfWithin, pathWithin } from './write-file';

type Media = {
  public_path?: string;
  filename?: string;
  sizes?: { portrait?: { filename?: string | null } };
};

const PORTRAIT = /-portrait(\.\w+)$/;

/** The name under which the editor keeps a file. */
async function nameOf(payload: Payload, path: string): Promise<string | undefined> {
  const find = async (publicPath: string) => {
    const { docs } = await payload.find({
      collection: 'media',
      where: { public_path: { equals: publicPath } },
      depth: 0,
      limit: 1,
      overrideAccess: true,
    });
    return docs[0] as Media | undefined;
  };
  return (
    (await find(path))?.filename ??
    (PORTRAIT.test(path)
      ? (await find(path.replace(PORTRAIT, '$1')))?.sizes?.portrait?.filename
      : undefined) ??
    undefined
  );
}

const FILE = /^\/(media|documents)\/(\P{Cc}+)$/u;

const fileIn = async (folder: string, path: string): Promise<Buffer | undefined> => {
  const file = pathIfWithin(folder, path);
  if (file === undefined) return undefined;
  return readFile(/*turbopackIgnore: true*/ file).catch(() => undefined);
};

/** @returns undefined where the editor has no such file */
async function ownFile(payload: Payload, url: string): Promise<Buffer | undefined> {
  const [, folder, path = ''] = FILE.exec(url) ?? [];
  if (folder === 'documents') return fileIn(inDataDir(folder), path);
  const name = folder ? await nameOf(payload, path) : undefined;
  return name === undefined ? undefined : storedMedia(payload, name);
}

/** What stands at an address of the content, or will once the content that names it is published. */
export async function contentFile(payload: Payload, url: string): Promise<Buffer | undefined> {
  const [, folder, path = ''] = FILE.exec(url) ?? [];
  if (!folder) return undefined;
  // Not every file of the content folder is the editor's.
  return (await ownFile(payload, url)) ?? fileIn(join(env.contentDir, folder), path);
}

/**
 * Copies the files that a list names beside it, before the list is written. A file never changes
 * under its name, so one that is there stays. Any text may begin like the address of a file: one that is
 * none must not keep back everything else.
 */
export async function copyMedia(payload: Payload, content: unknown): Promise<void> {
  const named = new Set<string>();
  forEachFile(content, (url) => named.add(url));
  for (const url of named) {
    const target = pathIfWithin(env.contentDir, url.slice(1));
    if (target && existsSync(/*turbopackIgnore: true*/ target)) continue;
    const file = target && (await ownFile(payload, url));
    if (file) await writeWhole(target, file);
    else payload.logger.warn(`${url} is in the content, but no file of the editor`);
  }
}

/** The folder below `media` that takes what staff upload. */
export const UPLOADS = 'uploads';

/** Folders of content that the editor writes; others are of further languages. */
const ownFolders = new Set(Object.values(endpoints).map(({ file }) => dirname(file)));

/** The first file of a further language that names one of these addresses. */
async function namedInLanguage(addresses: readonly string[]): Promise<string | undefined> {
  const folder = join(env.contentDir, 'content');
  // Before anything was published there is none.
  const isThere = existsSync(/*turbopackIgnore: true*/ folder);
  const all = isThere ? await readdir(folder, { recursive: true }) : [];
  for (const file of all.sort()) {
    if (!file.endsWith('.json') || ownFolders.has(dirname(file))) continue;
    const text = await readFile(/*turbopackIgnore: true*/ join(folder, file), 'utf8');
    if (addresses.some((address) => text.includes(address))) return file;
  }
  return undefined;
}

/**
 * Takes a file that is in the trash out of the content folder, where its address would still answer. What
 * came with the content stays: it is not the editor's, and neither is what a further language shows.
 */
export async function removeMedia(payload: Payload, { public_path: path }: Media): Promise<void> {
  if (!path?.startsWith(`${UPLOADS}/`)) return;
  const files = [path, portraitPath(path)].map((each) => `media/${each}`);
  const user = await namedInLanguage(files.map((file) => `/${file}`));
  if (user) return payload.logger.warn(`${path} stays on the site: content/${user} names it`);
  for (const file of files)
    await rm(/*turbopackIgnore: true*/ pathWithin(env.contentDir, file), { force: true });
}
