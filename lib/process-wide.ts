import 'server-only';

/** Next.js may load a module once for every route; what counts or remembers must exist once. */
const shared = globalThis as { [key: symbol]: unknown };

/** Gives what was made first under this name in this process. */
export function processWide<T>(name: string, make: () => T): T {
  const key = Symbol.for(`site:${name}`);
  return (shared[key] ??= make()) as T;
}
