import 'server-only';

const singletons = globalThis as { [key: symbol]: unknown };

/**
 * Bundles hold a module several times, each with its own variables: this is one object per process.
 */
export function globalSingleton<T>(name: string, make: () => T): T {
  const key = Symbol.for(`site:${name}`);
  return (singletons[key] ??= make()) as T;
}
