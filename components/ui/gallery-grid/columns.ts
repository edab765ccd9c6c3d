type Columns = 3 | 4 | 5;

/**
 * The number of columns that leaves the fewest gaps in the last row; ties go to the earlier choice.
 */
export function columnsFor(count: number, choices: readonly Columns[] = [4, 3, 5]): Columns {
  const gaps = (columns: number) => (columns - (count % columns)) % columns;
  return choices.reduce((best, columns) => (gaps(columns) < gaps(best) ? columns : best));
}
