import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { watch } from 'chokidar';
import type { FastifyBaseLogger } from 'fastify';
import { doublesIn } from '../../contract/doubles';
import { endpoints } from '../../contract/endpoints';
import { endpointName } from '../../contract/languages/endpoint-name';
import { settingsLocale } from '../../contract/languages/settings-locale';
import { contentFile, nameOf, translationFile, type ContentFile } from './content-file';
import { openFileVersions, type VersionedContent } from './file-versions';
import type { JsonFault } from './json-fault';
import { followLanguageFolders } from './language-folders';
import { MISSING, readContentFile } from './read-content-file';

/** `file` is the path below the content folder. */
export interface ContentFault extends JsonFault {
  file: string;
}

/** The content in memory: the last valid version of every file. */
export interface ContentLibrary {
  /** The parsed file, each file that it names with its version, or undefined when it has not been valid since the start. */
  get(file: string): unknown;
  /** The file that an endpoint serves, in the main language or a further one. */
  fileAt(path: string, locale?: string): ContentFile | undefined;
  /** Whether there is a folder of the language, or has been one with files since the start. */
  hasLanguage(locale: string): boolean;
  /** How many files there are, and how many of them have been valid. */
  counts(): { files: number; loaded: number };
  faults(): ContentFault[];
  close(): Promise<void>;
}

interface LibraryOptions {
  dir: string;
  /** Where the files are that the content names. */
  mediaDir: string;
  log: FastifyBaseLogger;
  /** Called with the name of the endpoint whose file has changed. */
  onChange?: (name: string) => void;
  /** Called with the name of the endpoint whose file is gone; it is called a change when it comes back. */
  onMissing?: (name: string) => void;
  stableAfterMs?: number;
}

/** So many are named in one line. */
const MAX_DOUBLES = 10;

/** In ms. Editors write in steps, so a file is read once its size has stayed the same for this long. */
const STABLE_AFTER_MS = 120;

/**
 * Reads the content folder and watches it. A file with a fault keeps its last valid version; one that has had
 * none, as at a first start, is served without the items that are wrong.
 */
export async function openContentLibrary(options: LibraryOptions): Promise<ContentLibrary> {
  const { dir, mediaDir, log, onChange, onMissing, stableAfterMs = STABLE_AFTER_MS } = options;
  const files = new Map<string, ContentFile>();
  const versions = new Map<string, { text: string; value: unknown } & VersionedContent>();
  /** Files that have been valid as a whole. */
  const wholly = new Set<string>();
  const faults = new Map<string, ContentFault>();

  function add(path: string): ContentFile | undefined {
    const file = path.split(sep).join('/');
    const found = contentFile(file) ?? translationFile(file);
    if (found) files.set(nameOf(found), found);
    return found;
  }

  /** They are served all the same: visitors see one of them, or a number in place of an address. */
  function warnOfDoubles({ file, path }: ContentFile, value: unknown): void {
    const doubles = Array.isArray(value) ? doublesIn(value, path) : [];
    if (doubles.length === 0) return;
    const named = doubles
      .slice(0, MAX_DOUBLES)
      .map(({ field, value: said, indexes }) => `${field} ${said}: items ${indexes.join(', ')}`);
    const more = doubles.length > MAX_DOUBLES ? ' …' : '';
    log.warn({ file }, `${file} has doubles: ${named.join('; ')}${more}`);
  }

  /** Resolves to true when the content differs from the copy held so far. */
  async function load(loaded: ContentFile): Promise<boolean> {
    const { file, schema } = loaded;
    // Where there is no valid version, what is usable is better than nothing.
    const isFirst = !wholly.has(file);
    const result = await readContentFile(join(dir, file), schema, { inPart: isFirst });
    const wasMissing = faults.get(file)?.fault === MISSING;
    const isGone = result.fault?.fault === MISSING;
    // What nobody was ever served is missed by nobody.
    if (isGone && !versions.has(file)) {
      files.delete(nameOf(loaded));
      if (faults.delete(file)) log.info({ file }, `${file}, which was never valid, is gone`);
      return false;
    }
    if (result.fault) {
      const fault = { file, ...result.fault };
      faults.set(file, fault);
      const inUse =
        'value' in result
          ? '; the list is served without what is wrong in it'
          : versions.has(file)
            ? '; the last valid version stays in use'
            : '';
      log.error(fault, `${file}:${fault.line}:${fault.column}: ${fault.fault}${inUse}`);
    }
    if (isGone) onMissing?.(nameOf(loaded));
    if (!('value' in result)) return false;
    if (!result.fault) {
      wholly.add(file);
      if (faults.delete(file)) log.info({ file }, `${file} is valid again`);
    }
    const { text, value } = result;
    const before = versions.get(file);
    const versioned = await media.addTo(value);
    versions.set(file, { text, value, ...versioned });
    if (before?.text !== text) warnOfDoubles(loaded, value);
    return wasMissing || before?.text !== text || before.versions !== versioned.versions;
  }

  // Reloads wait for each other, so that an older read cannot overwrite a newer one.
  let reloads = Promise.resolve();
  function reload(path: string) {
    const found = add(relative(dir, path));
    if (!found) return;
    reloads = reloads.then(async () => {
      if (!(await load(found))) return;
      log.info({ file: found.file }, `${found.file} has changed`);
      onChange?.(nameOf(found));
    });
  }

  function readFilesAgain() {
    reloads = reloads.then(async () => {
      for (const [name, { file }] of files) {
        const known = versions.get(file);
        if (!known) continue;
        const versioned = await media.addTo(known.value);
        if (versioned.versions === known.versions) continue;
        versions.set(file, { ...known, ...versioned });
        log.info({ file }, `${file} names files that have changed`);
        onChange?.(name);
      }
    });
  }

  const media = await openFileVersions({
    dir: mediaDir,
    log,
    onChange: readFilesAgain,
    stableAfterMs,
  });
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
  const names = await readdir(dir, { recursive: true }).catch(() => []);
  await Promise.all(names.flatMap((name) => add(name) ?? []).map(load));
  const languages = followLanguageFolders({
    ...{ dir, log, watcher, onChange },
    // After their files, so that all of a new folder is told at once.
    settleMs: 2 * stableAfterMs,
    mainLocale: () => settingsLocale(versions.get(endpoints.siteSettings.file)?.value),
  });
  if (files.size === 0) log.error({ dir }, 'There is no content in the content folder');

  return {
    get: (file) => versions.get(file)?.served,
    fileAt: (path, locale) => {
      const found = files.get(endpointName(path, locale));
      // A path may contain a question mark.
      return found?.path === path ? found : undefined;
    },
    hasLanguage: (locale) =>
      languages.has(locale) || [...files.values()].some((file) => file.locale === locale),
    counts: () => ({ files: files.size, loaded: versions.size }),
    faults: () => [...faults.values()],
    close: async () => {
      media.close();
      languages.close();
      await watcher.close();
      await reloads;
    },
  };
}
