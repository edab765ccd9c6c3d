import type { ReactNode } from 'react';

type Rows = readonly (readonly ReactNode[])[];

/** A whole number, or two with something between: `14`, `2003 to 2024`. */
const COUNT = /^\d+(?:\D{1,12}\d+)?$/;

/** How a table with many columns is told in groups. */
export type Grouping = {
  /** The column whose values stand above their rows; its rows follow each other. */
  by: number;
  /** Columns of counts, which stand at the end of the lines. */
  counts: readonly number[];
};

/**
 * @returns undefined where no column divides the rows into fewer groups that follow each other; of several
 * the one with the fewest groups
 */
export function groupingOf(rows: Rows): Grouping | undefined {
  const columns = [...(rows[0] ?? []).keys()].slice(1);
  const groupsIn = (column: number): number => {
    const values = rows.map((row) => row[column]);
    const starts = values.filter((value, index) => value !== values[index - 1]);
    const isTogether = new Set(starts).size === starts.length;
    return values.every((value) => typeof value === 'string' && value) && isTogether
      ? starts.length
      : Infinity;
  };
  const isCount = (column: number) =>
    rows.every((row) => typeof row[column] === 'string' && COUNT.test(row[column].trim()));
  const counts = columns.filter(isCount);
  const [by] = columns
    .filter((column) => !counts.includes(column) && groupsIn(column) <= rows.length / 2)
    .sort((a, b) => groupsIn(a) - groupsIn(b));
  return by === undefined ? undefined : { by, counts };
}

/** The rows in groups, with the value that they share. */
export function groupsOf<Row extends readonly ReactNode[]>(
  rows: readonly Row[],
  by: number,
): { name: ReactNode; rows: Row[] }[] {
  const groups: { name: ReactNode; rows: Row[] }[] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && last.name === row[by]) last.rows.push(row);
    else groups.push({ name: row[by], rows: [row] });
  }
  return groups;
}
