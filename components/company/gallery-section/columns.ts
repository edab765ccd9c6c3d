const choices = [4, 3, 5] as const;

/** How many columns leave the fewest gaps in the last row of a gallery; of equals, the first choice. */
export function columnsFor(count: number): (typeof choices)[number] {
  const gaps = (columns: number) => (columns - (count % columns)) % columns;
  return choices.reduce((best, columns) => (gaps(columns) < gaps(best) ? columns : best));
}
