/** The cache handler and the server hook are compiled apart: what they share hangs on the process. */
const GENERATION = Symbol.for('page-generation');
const shared = globalThis as { [GENERATION]?: number };

/** Counts what was published; answers of an earlier generation may be out of date. */
export const pageGeneration = (): number => shared[GENERATION] ?? 0;

/** Something was published, here or on another instance: no answer of before is given again unasked. */
export function beginPageGeneration(): void {
  shared[GENERATION] = pageGeneration() + 1;
}
