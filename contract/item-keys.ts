type Row = Record<string, unknown>;

const NAMES = ['path', 'question', 'title', 'name', 'site_url', 'address', 'file', 'locked_file'];

/** How people tell items apart. */
export const nameOf = (item: Row): string => {
  const key = NAMES.find((each) => item[each]);
  return String(key ? item[key] : (item.id ?? ''));
};

const hasNumber = ({ id }: Row): boolean => id !== undefined && id !== null && id !== '';

/**
 * Items without a number get that of the first known item with their name, unless another item has it: a list that
 * was written without numbers is the same list.
 */
export function withNumbersOf(items: readonly Row[], known: readonly Row[]): Row[] {
  const taken = new Set(items.filter(hasNumber).map(({ id }) => String(id)));
  const free = new Map<string, unknown[]>();
  for (const item of known) {
    if (!hasNumber(item) || taken.has(String(item.id))) continue;
    free.set(nameOf(item), [...(free.get(nameOf(item)) ?? []), item.id]);
  }
  return items.map((item) => {
    const id = hasNumber(item) ? undefined : free.get(nameOf(item))?.shift();
    return id === undefined ? item : Object.assign({ id }, item, { id });
  });
}

/** Items by their numbers; those that have none by their names and how often these came before. */
export function keyedItems<T>(
  entries: Iterable<T>,
  itemOf: (entry: T) => Row,
): { found: Map<string, T>; twice: T[] } {
  const found = new Map<string, T>();
  const twice: T[] = [];
  const names = new Map<string, number>();
  for (const entry of entries) {
    const item = itemOf(entry);
    const number = Number(item.id);
    if (item.id !== undefined && item.id !== null && Number.isInteger(number) && number > 0) {
      if (found.has(String(number))) twice.push(entry);
      else found.set(String(number), entry);
      continue;
    }
    const name = nameOf(item);
    const count = (names.get(name) ?? 0) + 1;
    names.set(name, count);
    found.set(`${name} #${count}`, entry);
  }
  return { found, twice };
}
