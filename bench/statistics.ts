/** @throws RangeError for no values */
export function median(values: readonly number[]): number {
  const sorted = ascending(values);
  const middle = sorted.length / 2;
  return Number.isInteger(middle)
    ? (at(sorted, middle - 1) + at(sorted, middle)) / 2
    : at(sorted, Math.floor(middle));
}

/**
 * The percentile by the nearest-rank method.
 * @param share above 0, at most 1
 * @throws RangeError for no values
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = ascending(values);
  return at(sorted, Math.ceil(share * sorted.length) - 1);
}

const ascending = (values: readonly number[]) => [...values].sort((a, b) => a - b);

function at(sorted: readonly number[], index: number): number {
  const value = sorted[index];
  if (value === undefined) throw new RangeError('no values');
  return value;
}
