/** The items of the demo company repeated up to `count`, with ids and titles of their own. */
export function multiply(items: unknown, count: number): unknown[] {
  const originals = items as { title: string }[];
  return Array.from({ length: count }, (_, index) => {
    const original = originals[index % originals.length];
    return { ...original, id: index + 1, title: `${original?.title}, no. ${index + 1}` };
  });
}
