/** The next read asks the host, as in a new process. */
export function forgetContent(): void {
  for (const name of ['content-store', 'derived-values', 'derived-makings']) {
    delete (globalThis as Record<symbol, unknown>)[Symbol.for(`site:${name}`)];
  }
}
