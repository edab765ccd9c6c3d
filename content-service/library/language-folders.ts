import { readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { FSWatcher } from 'chokidar';
import type { FastifyBaseLogger } from 'fastify';
import { endpoints } from '../../contract/endpoints';
import { endpointName } from '../../contract/languages/endpoint-name';
import { localeOf } from './content-file';

interface LanguageFolders {
  has(locale: string): boolean;
  close(): void;
}

interface Options {
  dir: string;
  /** Of the same folder. */
  watcher: FSWatcher;
  log: FastifyBaseLogger;
  /** Called with the name of the settings in a language whose folder has come: from then on they are answered. */
  onChange?: (name: string) => void;
  /** In ms, after which a folder that has come counts. */
  settleMs: number;
  mainLocale: () => string | undefined;
}

/** Follows which folders of languages there are; a folder without files is one, too. */
export function followLanguageFolders(options: Options): LanguageFolders {
  const { dir, watcher, log, onChange, settleMs, mainLocale } = options;
  const found = new Set<string>();
  let closed = false;

  /** Says why nobody sees what a folder holds. */
  function warnOf(folder: string, locale: string): void {
    const reason =
      folder === locale
        ? `content in the main language lies beside this folder`
        : `the folder of this language is called ${locale}`;
    log.warn({ folder }, `The content folder's ${folder} is not served: ${reason}`);
  }

  /** @returns whether the folder of a language has come */
  function look(folder: string): boolean {
    const locale = localeOf(folder);
    if (locale === undefined) return false;
    const isThere = statSync(join(dir, folder), { throwIfNoEntry: false })?.isDirectory() ?? false;
    if (isThere && (locale !== folder || locale === mainLocale())) warnOf(folder, locale);
    if (locale !== folder || isThere === found.has(locale)) return false;
    if (isThere) found.add(locale);
    else found.delete(locale);
    return isThere;
  }

  function lookLater(path: string): void {
    const folder = relative(dir, path);
    const lookAgain = () => {
      if (closed || !look(folder)) return;
      log.info({ folder }, `${folder} has come: content in this language is served`);
      onChange?.(endpointName(endpoints.siteSettings.path, folder));
    };
    setTimeout(lookAgain, settleMs).unref();
  }

  watcher.on('addDir', lookLater).on('unlinkDir', lookLater);
  for (const name of namesIn(dir)) look(name);
  return { has: (locale) => found.has(locale), close: () => void (closed = true) };
}

/** None where there is no content folder, which the library says. */
function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}
