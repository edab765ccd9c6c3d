export function assert(condition: unknown, otherwise: string): asserts condition {
  if (!condition) throw new Error(otherwise);
}
