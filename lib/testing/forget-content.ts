/** The next read asks the host, as in a new process. */
export function forgetContent(): void {
  const shared = globalThis as { [key: symbol]: unknown };
  const content = shared[Symbol.for('site:content')] as { store?: unknown } | undefined;
  if (content) content.store = undefined;
  for (const name of ['derived-values', 'derived-makings'])
    delete shared[Symbol.for(`site:${name}`)];
}
