/**
 * What `next.config.ts` names as cache handler. Next.js compiles this file into the proxy too, so
 * that it holds no code of the handler: `server-hook.ts` says where that is. A build has no such
 * hook, and keeps its pages, which are never served, as Next.js does.
 */
import FileSystemCache from 'next/dist/server/lib/incremental-cache/file-system-cache.js';

const load = globalThis[Symbol.for('site:cache-handler')];

export default load ? await load() : FileSystemCache;
