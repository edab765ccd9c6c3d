const rows = [0, 1, 2].map(() => new Uint8Array(64));

/**
 * How many letters are wrong, missing, too many or swapped with the next one.
 * @param limit more than this is as good as infinite
 * @returns the number, or `limit + 1`; words are at most 60 letters long
 */
export function editDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let [before, last, current] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= other.length; column++) last[column] = column;
  for (let row = 1; row <= one.length; row++) {
    // Farther from the diagonal there are more errors than the limit.
    const from = Math.max(1, row - limit);
    const to = Math.min(other.length, row + limit);
    current[from - 1] = from === 1 ? row : limit + 1;
    if (to < other.length) current[to + 1] = limit + 1;
    let least = current[from - 1]!;
    const letter = one.charCodeAt(row - 1);
    for (let column = from; column <= to; column++) {
      const isSame = letter === other.charCodeAt(column - 1);
      let edits = Math.min(
        last[column - 1]! + (isSame ? 0 : 1),
        last[column]! + 1,
        current[column - 1]! + 1,
      );
      const isSwapped =
        row > 1 &&
        column > 1 &&
        letter === other.charCodeAt(column - 2) &&
        one.charCodeAt(row - 2) === other.charCodeAt(column - 1);
      if (isSwapped) edits = Math.min(edits, before[column - 2]! + 1);
      current[column] = edits;
      if (edits < least) least = edits;
    }
    if (least > limit) return limit + 1;
    [before, last, current] = [last, current, before];
  }
  return Math.min(last[other.length]!, limit + 1);
}

/** One bit for each letter that a word has: words that share few are far apart. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) & 31);
  return bits;
}

/** Each edit changes at most two letters of a word. */
export function mayBeWithin(limit: number, one: number, other: number): boolean {
  let different = one ^ other;
  let count = 0;
  for (; different !== 0; count++) different &= different - 1;
  return count <= 2 * limit;
}
