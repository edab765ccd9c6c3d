import 'server-only';

const singletons = globalThis as { [key: symbol]: unknown };

/**
 * Returns what was first made under this name in this process. Next.js and the build bundle a module
 * several times, so a module variable may exist more than once.
 */
export function globalSingleton<T>(name: string, make: () => T): T {
  const key = Symbol.for(`site:${name}`);
  return (singletons[key] ??= make()) as T;
}
