import { posix } from 'node:path';

/** Hosts may ignore case, escapes (of slashes and dots, too) and double slashes. */
export function sameFile(one: URL, other: URL): boolean {
  return one.origin === other.origin && normalizedPath(one) === normalizedPath(other);
}

function normalizedPath({ pathname }: URL): string {
  const slashes = unescaped(unescaped(pathname)).replace(/[\\/]+/g, '/');
  const withoutParameters = slashes.replace(/;[^/]*/g, '').replace(/\/$/, '');
  return posix.normalize(withoutParameters).toLowerCase();
}

export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
