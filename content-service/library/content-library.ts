import { once } from 'node:events';
import { join, relative, sep } from 'node:path';
import { watch } from 'chokidar';
import type { FastifyBaseLogger } from 'fastify';
import { catalogue, type ContentEntry } from './catalogue';
import type { JsonFault } from './json-fault';
import { readContentFile } from './read-content-file';

/** `file` is the path below the content folder. */
export interface ContentFault extends JsonFault {
  file: string;
}

/** The content in memory: the last valid version of every file. */
export interface ContentLibrary {
  /** The parsed file, or undefined when it has not been valid since the start. */
  get(file: string): unknown;
  loaded(): number;
  faults(): ContentFault[];
  close(): Promise<void>;
}

interface LibraryOptions {
  dir: string;
  log: FastifyBaseLogger;
  /** Called with the path of the endpoint whose file has changed. */
  onChange?: (path: string) => void;
  stableAfterMs?: number;
}

/** In ms. Editors write in steps, so a file is read once its size has stayed the same for this long. */
const STABLE_AFTER_MS = 120;

/** Reads the content folder and watches it. A file with a fault keeps its last valid version. */
export async function openContentLibrary(options: LibraryOptions): Promise<ContentLibrary> {
  const { dir, log, onChange, stableAfterMs = STABLE_AFTER_MS } = options;
  const entries = new Map(catalogue.map((entry) => [entry.file, entry]));
  const versions = new Map<string, { text: string; value: unknown }>();
  const faults = new Map<string, ContentFault>();

  /** @returns whether the content has changed */
  async function load(entry: ContentEntry): Promise<boolean> {
    const { file } = entry;
    const result = await readContentFile(join(dir, file), entry.schema);
    if ('fault' in result) {
      const fault = { file, ...result.fault };
      faults.set(file, fault);
      const inUse = versions.has(file) ? '; the last valid version stays in use' : '';
      log.error(fault, `${file}:${fault.line}:${fault.column}: ${fault.fault}${inUse}`);
      return false;
    }
    if (faults.delete(file)) log.info({ file }, `${file} is valid again`);
    const changed = versions.get(file)?.text !== result.text;
    versions.set(file, result);
    return changed;
  }

  // Reloads wait for each other, so that an older read cannot overwrite a newer one.
  let reloads = Promise.resolve();
  function reload(path: string) {
    const entry = entries.get(relative(dir, path).split(sep).join('/'));
    if (!entry) return;
    reloads = reloads.then(async () => {
      if (!(await load(entry))) return;
      log.info({ file: entry.file }, `${entry.file} has changed`);
      onChange?.(entry.path);
    });
  }

  // Watching starts before the first read, so that no edit is missed between the two.
  const watcher = watch(dir, {
    ignoreInitial: true,
    awaitWriteFinish: { stabilityThreshold: stableAfterMs, pollInterval: stableAfterMs / 3 },
  });
  await once(watcher, 'ready').catch((error: unknown) => {
    log.error({ err: error }, 'Watching the content folder failed; edits show after a restart');
  });
  watcher.on('error', (error) => log.error({ err: error }, 'Watching the content folder failed'));
  watcher.on('add', reload).on('change', reload).on('unlink', reload);
  await Promise.all(catalogue.map(load));

  return {
    get: (file) => versions.get(file)?.value,
    loaded: () => versions.size,
    faults: () => [...faults.values()],
    close: async () => {
      await watcher.close();
      await reloads;
    },
  };
}
