/** By the keys that tell items apart: numbers as text, names. */
export type Keyed<T> = ReadonlyMap<string, T>;

export type Merge = {
  /** The keys of the result, in order. */
  order: string[];
  /** Whether the wanted list puts items into another order than the base had. */
  reordered: boolean;
  /** To be as they are wanted. */
  take: string[];
  /** To go: wanted no more, and nobody has changed them. */
  drop: string[];
  /** Wanted otherwise or no more, but changed since the base: they stay as they are. */
  kept: string[];
  /** New on both sides, and not the same: one key for two things. */
  clashes: string[];
};

/** The keys of another list that are not there yet, each behind the one that it stood behind. */
function withInserted(order: readonly string[], source: Iterable<string>): string[] {
  const known = new Set(order);
  const behind = new Map<string | undefined, string[]>();
  let last: string | undefined;
  for (const key of source) {
    if (known.has(key)) last = key;
    const group = behind.get(last) ?? [];
    if (!known.has(key)) group.push(key);
    behind.set(last, group);
  }
  return [
    ...(behind.get(undefined) ?? []),
    ...order.flatMap((key) => [key, ...(behind.get(key) ?? [])]),
  ];
}

const isInOrder = (one: Iterable<string>, other: Keyed<unknown>, both: Keyed<unknown>): boolean => {
  const common = [...one].filter((key) => other.has(key) && both.has(key));
  const places = new Map([...other.keys()].map((key, index) => [key, index]));
  return common.every(
    (key, index) => index === 0 || places.get(common[index - 1]!)! < places.get(key)!,
  );
};

/**
 * Brings what was changed between a base and a wanted list into the list as it is now: only that, and
 * nothing that was changed there since.
 */
export function mergeLists<T>(
  lists: { base: Keyed<T>; wanted: Keyed<T>; current: Keyed<T> },
  same: (one: T, other: T) => boolean,
): Merge {
  const { base, wanted, current } = lists;
  const take: string[] = [];
  const drop: string[] = [];
  const kept: string[] = [];
  const clashes: string[] = [];
  for (const [key, item] of wanted) {
    const [before, now] = [base.get(key), current.get(key)];
    if (before !== undefined && same(before, item)) continue;
    if (now === undefined) (before === undefined ? take : kept).push(key);
    else if (same(now, item)) continue;
    else if (before === undefined) clashes.push(key);
    else (same(before, now) ? take : kept).push(key);
  }
  for (const [key, now] of current) {
    const before = base.get(key);
    if (wanted.has(key) || before === undefined) continue;
    (same(before, now) ? drop : kept).push(key);
  }
  const gone = new Set(drop);
  const taken = new Set(take);
  const inResult = (key: string) => (current.has(key) && !gone.has(key)) || taken.has(key);
  const reordered = !isInOrder(wanted.keys(), base, current);
  const now = [...current.keys()];
  const order = reordered
    ? withInserted([...wanted.keys()], now)
    : withInserted(now, wanted.keys());
  return { order: order.filter(inResult), reordered, take, drop, kept, clashes };
}
