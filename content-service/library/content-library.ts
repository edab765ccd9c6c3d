import { once } from 'node:events';
import { join, relative, sep } from 'node:path';
import { watch } from 'chokidar';
import type { FastifyBaseLogger } from 'fastify';
import { catalogue, type ContentEntry } from './catalogue';
import type { JsonFault } from './json-fault';
import { readContentFile } from './read-content-file';

/** A mistake in a content file, with the file's path below the content folder. */
export interface ContentFault extends JsonFault {
  file: string;
}

/** The content in memory: always the last good copy of every file. */
export interface ContentLibrary {
  /** The inner value of a file, or undefined when no good copy has been seen since the start. */
  get(file: string): unknown;
  /** How many files have a good copy. */
  loaded(): number;
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

/** Reads the content folder and keeps watching it. A file with a mistake keeps its last good copy. */
export async function openContentLibrary(options: LibraryOptions): Promise<ContentLibrary> {
  const { dir, log, onChange } = options;
  const entries = new Map(catalogue.map((entry) => [entry.file, entry]));
  const copies = new Map<string, { text: string; value: unknown }>();
  const faults = new Map<string, ContentFault>();

  /** Resolves to true when the content differs from the copy held so far. */
  async function load(entry: ContentEntry): Promise<boolean> {
    const { file } = entry;
    const result = await readContentFile(join(dir, file), entry.schema);
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
    const entry = entries.get(relative(dir, path).split(sep).join('/'));
    if (!entry) return;
    turn = turn.then(async () => {
      if (!(await load(entry))) return;
      log.info({ file: entry.file }, `${entry.file} has changed`);
      onChange?.(entry.path);
    });
  }

  // Watching starts before the first read: an edit in between is seen twice, never missed.
  const watcher = watch(dir, { ignoreInitial: true, awaitWriteFinish: SETTLED });
  await once(watcher, 'ready').catch((error: unknown) => {
    log.error({ err: error }, 'Watching the content folder failed: edits show after a restart');
  });
  watcher.on('error', (error) => log.error({ err: error }, 'Watching the content folder failed'));
  watcher.on('add', reload).on('change', reload).on('unlink', reload);
  await Promise.all(catalogue.map(load));

  return {
    get: (file) => copies.get(file)?.value,
    loaded: () => copies.size,
    faults: () => [...faults.values()],
    close: async () => {
      await watcher.close();
      await turn;
    },
  };
}
