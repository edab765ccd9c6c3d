import 'server-only';
import { forEachFile } from '@/contract/named-files';
import { processState } from './process-state';

const { files: named } = processState;

/** Adds the pictures and documents that content names, at any depth. */
export const collectFiles = (content: unknown, files: Set<string>): void =>
  forEachFile(content, (file) => file.startsWith('/media/') && files.add(file));

export function rememberFiles(endpoint: string, files: ReadonlySet<string>): void {
  const { latest, earlier, versioned } = named;
  for (const file of latest.get(endpoint) ?? []) if (!files.has(file)) earlier.set(file, true);
  latest.set(endpoint, files);
  for (const file of files) if (VERSION.test(file)) versioned.set(file.replace(VERSION, ''), file);
}

/** The version that the embedded service adds to the names of its files. */
const VERSION = /\?v=[\w-]{6}$/;

/**
 * The name that a file has now, where one is asked for by its name alone or by an old version: links of other
 * sites lead on, and several sites may have copies of different age.
 */
export function currentName(file: string): string | undefined {
  const current = named.versioned.get(file.replace(VERSION, ''));
  return current !== undefined && current !== file && isRemembered(current) ? current : undefined;
}

export const isRemembered = (file: string): boolean =>
  named.earlier.has(file) || [...named.latest.values()].some((files) => files.has(file));

/**
 * Next.js adds the build to the URL of a drawing, which it does not resize.
 * @param url path and query
 */
export const fileAskedFor = (url: string): string => url.replace(/[?&]dpl=[\w-]*$/, '');

/** @param areAll whether all content of the host is here */
export const noteCompleteness = (areAll: boolean): void => void (named.areAll = areAll);

/** Whether no content names a file. */
export const isKnownUnnamed = (file: string): boolean => named.areAll && !isRemembered(file);
