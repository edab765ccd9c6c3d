import 'server-only';

const singletons = globalThis as { [key: symbol]: unknown };

/**
 * One object for a process. Only for what another bundle has to see: Next.js bundles instrumentation, proxy,
 * route handlers and pages apart, each with variables of its own, and the cache handler by itself. The walk of
 * `app/api/preview/kept-nowhere.test.ts` finds in them whatever a draft may have left.
 */
export function globalSingleton<T>(name: string, make: () => T): T {
  const key = Symbol.for(`site:${name}`);
  return (singletons[key] ??= make()) as T;
}
