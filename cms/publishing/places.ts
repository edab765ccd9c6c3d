import { generateNKeysBetween } from 'payload/shared';

const byText = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

type Order = {
  /** Keys of the items as they shall stand. */
  order: readonly string[];
  /** Where those stand that are there already. */
  now: ReadonlyMap<string, string | null | undefined>;
  /** The places of everything in the collection, also of what the site does not show. */
  taken: readonly string[];
  reordered: boolean;
};

/** The places that must be given: to what is new, and where the order is another to what moves. */
export function newPlaces({ order, now, taken, reordered }: Order): Map<string, string> {
  const known = order.filter((key) => now.has(key));
  const own = known.flatMap((key) => now.get(key) ?? []);
  if (new Set(own).size < known.length)
    return new Map(
      generateNKeysBetween(null, null, order.length).map((place, index) => [order[index]!, place]),
    );
  const places = new Map(
    (reordered ? own.toSorted(byText) : own).map((place, index) => [known[index]!, place]),
  );
  const changed = new Map([...places].filter(([key, place]) => now.get(key) !== place));
  const sorted = [...new Set([...taken, ...own])].toSorted(byText);
  let last: string | null = null;
  let next = 0;
  for (let index = 0; index < order.length;) {
    const place = places.get(order[index]!);
    if (place !== undefined) {
      last = place;
      index += 1;
      continue;
    }
    let end = index;
    while (end < order.length && !places.has(order[end]!)) end += 1;
    if (last !== null) while (next < sorted.length && sorted[next]! <= last) next += 1;
    const between = generateNKeysBetween(last, sorted[next] ?? null, end - index);
    for (const [offset, each] of between.entries()) changed.set(order[index + offset]!, each);
    index = end;
  }
  return changed;
}
