import { createHash } from 'node:crypto';
import { watch, type FSWatcher } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { spelt, unescaped } from './file-names';

/** A text that is the path of a file, and those of pictures in markup. */
const FILE = /^()(\/?media\/[^?#]+)$/;
const PICTURES = /(<img\b[^<>]*?\ssrc=["'])(\/?media\/[^"'?#]+)/g;

const MEDIA = /^\/?media\//;

/** Content whose files have their versions, and what tells these versions apart. */
export interface VersionedContent {
  served: unknown;
  versions: string;
}

export interface FileVersions {
  /** Names each file of the folder with its version: `/media/a.jpg?v=x1_Y2z`. */
  addTo(value: unknown): Promise<VersionedContent>;
  close(): void;
}

interface Options {
  /** Where `/media/` is served from. */
  dir: string;
  log: FastifyBaseLogger;
  /** Called after files have changed. */
  onChange: () => void;
  stableAfterMs: number;
}

/**
 * Follows a folder of files. A file that is replaced under its name has another version in its address: caches
 * of pictures, of pages and of what is drawn from them need not find out by themselves.
 */
export async function openFileVersions(options: Options): Promise<FileVersions> {
  const { dir, log, onChange, stableAfterMs } = options;
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  function noteChange() {
    clearTimeout(timer);
    timer = setTimeout(() => {
      onChange();
      void follow();
    }, stableAfterMs);
  }

  function unfollow(folder: string) {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  /** Watches folders, which tell of their files: of those there may be more than a system watches. */
  async function follow(): Promise<void> {
    const entries = await readdir(dir, { recursive: true, withFileTypes: true }).catch(
      () => undefined,
    );
    if (!entries || closed) return;
    const below = entries.filter((entry) => entry.isDirectory());
    const folders = [dir, ...below.map(({ parentPath, name }) => join(parentPath, name))];
    for (const folder of watchers.keys()) if (!folders.includes(folder)) unfollow(folder);
    for (const folder of folders.filter((folder) => !watchers.has(folder))) {
      try {
        const watcher = watch(folder, noteChange);
        watcher.on('error', () => unfollow(folder));
        watchers.set(folder, watcher);
      } catch (error) {
        log.error({ err: error }, 'Watching the media folder failed; replaced files show later');
        return;
      }
    }
  }

  async function versionOf(path: string): Promise<string | undefined> {
    const sent = path.replace(MEDIA, '');
    const name = await spelt(dir, unescaped(sent) ?? sent);
    const file = join(dir, name);
    if (relative(dir, file).startsWith('..')) return undefined;
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) return undefined;
    const hash = createHash('sha256').update(`${found.mtimeMs} ${found.size}`);
    return hash.digest('base64url').slice(0, 6);
  }

  await follow();
  return {
    async addTo(value) {
      const names = new Set<string>();
      const note = (path: string) => {
        names.add(path);
        return path;
      };
      changeTexts(value, (text) => changeFiles(text, note));
      const versions = new Map<string, string>();
      await Promise.all(
        [...names].map(async (path) => {
          const version = await versionOf(path);
          if (version) versions.set(path, `${path}?v=${version}`);
        }),
      );
      return {
        served: changeTexts(value, (text) =>
          changeFiles(text, (path) => versions.get(path) ?? path),
        ),
        versions: [...versions.values()].sort().join('\n'),
      };
    },
    close() {
      closed = true;
      clearTimeout(timer);
      for (const folder of [...watchers.keys()]) unfollow(folder);
    },
  };
}

function changeFiles(text: string, change: (path: string) => string): string {
  if (!text.includes('media/')) return text;
  const pattern = FILE.test(text) ? FILE : PICTURES;
  return text.replace(pattern, (_, before: string, path: string) => before + change(path));
}

function changeTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => changeTexts(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, changeTexts(each, change)]),
  );
}
