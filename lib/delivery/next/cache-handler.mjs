/**
 * Named in `next.config.ts` as the cache handler. Next.js compiles this file into the proxy too, so
 * it does not import the handler: `server-hook.ts` has put a function that loads it on `globalThis`.
 * In a build there is none; its pages are never served, so Next's own handler does.
 */
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

const load = globalThis[Symbol.for('site:cache-handler')];

export default load ? await load() : FileSystemCache;
