import 'server-only';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { outage } from '@/lib/platform/outage';

const FOLDER = path.resolve('.next/cache');
/** Next.js names files with and without the folder of the site. */
const IN_CACHE = path.join('.next', 'cache');
/** More than a small page: on a full disk a few bytes may still find room. */
const PROBE = Buffer.alloc(64 * 1024);

const faults = outage({
  name: 'cache',
  beginning: 'cache not writable: pages, content and pictures are made again for each restart',
  end: 'cache writable again',
  retryMs: 10_000,
});

const CODES = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EFBIG', 'EIO'];

/** @returns whether the error is one of a disk that takes no files; then it has been logged, once an outage */
export function isCacheFault(error: unknown): boolean {
  const { code = '', path: file } = (error ?? {}) as NodeJS.ErrnoException;
  if (!CODES.includes(code) || (file && !file.includes(IN_CACHE))) return false;
  faults.begins({ reason: code }, cacheFault);
  return true;
}

/** @returns why the cache cannot be written */
export async function cacheFault(): Promise<string | undefined> {
  const probe = path.join(FOLDER, '.probe');
  try {
    await mkdir(FOLDER, { recursive: true });
    await writeFile(probe, PROBE);
    await rm(probe, { force: true });
  } catch (error) {
    const { code = 'failed' } = error as NodeJS.ErrnoException;
    faults.begins({ reason: code }, cacheFault);
    await rm(probe, { force: true }).catch(() => undefined);
    return `it cannot be written (${code})`;
  }
  faults.ends();
  return undefined;
}
