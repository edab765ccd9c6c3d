import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { watch } from 'chokidar';
import type { FastifyBaseLogger } from 'fastify';
import { contentFile, type ContentFile } from './content-file';
import type { JsonFault } from './json-fault';
import { readContentFile } from './read-content-file';

/** A mistake in a content file, with the file's path below the content folder. */
export interface ContentFault extends JsonFault {
  file: string;
}

/** The content in memory: of every file the latest version without a mistake. */
export interface ContentLibrary {
  /** The value of a file; undefined where it has had a mistake since the start. */
  get(file: string): unknown;
  /** The file that an endpoint serves. */
  fileAt(path: string): ContentFile | undefined;
  /** How many files there are, and how many of them have been without a mistake. */
  counts(): { files: number; loaded: number };
  faults(): ContentFault[];
  close(): Promise<void>;
}

interface LibraryOptions {
  /** Absolute path of the content folder. */
  dir: string;
  log: FastifyBaseLogger;
  /** Called with the endpoint's path after a file's content has changed. */
  onChange?: (path: string) => void;
}

/** Editors and copies write in steps: a file is read once it has rested this long, in ms. */
const SETTLED = { stabilityThreshold: 120, pollInterval: 40 };

/** Reads the content folder and watches it. A file with a mistake keeps its last good copy. */
export async function openContentLibrary(options: LibraryOptions): Promise<ContentLibrary> {
  const { dir, log, onChange } = options;
  const files = new Map<string, ContentFile>();
  const copies = new Map<string, { text: string; value: unknown }>();
  const faults = new Map<string, ContentFault>();

  function add(name: string): ContentFile | undefined {
    const found = contentFile(name.split(sep).join('/'));
    if (found) files.set(found.path, found);
    return found;
  }

  /** Resolves to true when the content differs from the copy held so far. */
  async function load({ file, schema }: ContentFile): Promise<boolean> {
    const result = await readContentFile(join(dir, file), schema);
    if ('fault' in result) {
      const fault = { file, ...result.fault };
      faults.set(file, fault);
      const stays = copies.has(file) ? '; the last good copy stays' : '';
      log.error(fault, `${file}:${fault.line}:${fault.column}: ${fault.fault}${stays}`);
      return false;
    }
    if (faults.delete(file)) log.info({ file }, `${file} is in order again`);
    const changed = copies.get(file)?.text !== result.text;
    copies.set(file, result);
    return changed;
  }

  // One reload after the other, so that an older read never overtakes a newer one.
  let turn = Promise.resolve();
  function reload(path: string) {
    const found = add(relative(dir, path));
    if (!found) return;
    turn = turn.then(async () => {
      if (!(await load(found))) return;
      log.info({ file: found.file }, `${found.file} has changed`);
      onChange?.(found.path);
    });
  }

  // Watching starts before the first read: an edit in between is seen twice, never missed.
  const watcher = watch(dir, { ignoreInitial: true, awaitWriteFinish: SETTLED });
  await once(watcher, 'ready').catch((error: unknown) => {
    log.error({ err: error }, 'Watching the content folder failed: edits show after a restart');
  });
  watcher.on('error', (error) => log.error({ err: error }, 'Watching the content folder failed'));
  watcher.on('add', reload).on('change', reload).on('unlink', reload);
  const names = await readdir(dir, { recursive: true }).catch(() => []);
  await Promise.all(names.flatMap((name) => add(name) ?? []).map(load));
  if (files.size === 0) log.error({ dir }, 'There is no content in the content folder');

  return {
    get: (file) => copies.get(file)?.value,
    fileAt: (path) => files.get(path),
    counts: () => ({ files: files.size, loaded: copies.size }),
    faults: () => [...faults.values()],
    close: async () => {
      await watcher.close();
      await turn;
    },
  };
}
