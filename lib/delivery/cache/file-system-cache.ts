import imported from 'next/dist/server/lib/incremental-cache/file-system-cache';

/**
 * Next's own cache on disk. It is an internal module, hence the exact version of next in
 * package.json; bundlers disagree on where a CommonJS default export ends up.
 */
export const FileSystemCache =
  (imported as unknown as { default?: typeof imported }).default ?? imported;
