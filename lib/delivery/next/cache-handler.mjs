/**
 * Named in `next.config.ts` as the cache handler. Next.js compiles this file into the proxy too, so
 * it does not import the handler: `server-hook.ts` has put it on `globalThis`. In a build and in development
 * there is none, and nothing is kept: the pages of a build are never served.
 */
class NoCache {
  async get() {
    return null;
  }
  async set() {}
  async revalidateTag() {}
  resetRequestCache() {}
}

export default globalThis[Symbol.for('site:cache-handler')] ?? NoCache;
