/** How many letters have to be changed, added, removed, or swapped with the next. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const change = row[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const swap = isSwapped && i > 1 && j > 1 ? before[j - 2]! + 1 : Infinity;
      next[j] = Math.min(change, swap, row[j]! + 1, next[j - 1]! + 1);
    }
    before = row;
    row = next;
  }
  return row[other.length]!;
}

const MAX_LENGTH = 60;
const plain = (name: string) => name.toLowerCase().replace(/[^\p{L}\d]/gu, '');

/** The known name that was probably meant: `shortDescripton` → `short_description`. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const written = plain(name);
  if (written.length > MAX_LENGTH) return undefined;
  const allowed = Math.min(2, Math.floor(written.length / 3));
  let best: { name: string; by: number } | undefined;
  for (const candidate of known) {
    const by = distance(written, plain(candidate));
    if (by <= allowed && by < (best?.by ?? Infinity)) best = { name: candidate, by };
  }
  return best?.name;
}
