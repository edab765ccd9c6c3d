import { posix } from 'node:path';

/**
 * The path of a URL without what hosts may ignore: case, escapes (of slashes and dots, too), double
 * slashes and parameters.
 */
export function normalizedPath({ pathname }: URL): string {
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
