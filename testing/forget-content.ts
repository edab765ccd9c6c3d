/** The next read asks the host, as in a new process. */
export function forgetContent(): void {
  const shared = globalThis as { [key: symbol]: unknown };
  const content = shared[Symbol.for('site:content')] as { store?: unknown } | undefined;
  if (content) content.store = undefined;
  const versions = shared[Symbol.for('site:content-versions')] as
    { derived: Map<string, unknown> } | undefined;
  versions?.derived.clear();
}
