import type { Line } from '@/lib/platform/typesetting/typesetter';
import { heightOf } from './pen';

/** Type of the table, from the largest; lengths in points. */
export const tables = [
  { columns: 1, size: 10, lowest: 30 },
  { columns: 2, size: 8.5, lowest: 18 },
  { columns: 2, size: 7, lowest: 13 },
] as const;

export type Table = (typeof tables)[number];

export type Row = { name: readonly Line[]; value: readonly Line[]; height: number };

/** Above and below the lines of a row, of its type. */
const PADDING = 0.8;

/** Rows of a fact; several where its value is longer than a page. */
export function rowsOf(
  name: readonly Line[],
  value: readonly Line[],
  { size, lowest }: Table,
  highest: number,
): Row[] {
  const fits = Math.max(
    1,
    Math.floor(highest / (heightOf(longestFirst(name, value), { size }) || 1)),
  );
  const most = Math.max(name.length, value.length);
  return Array.from({ length: Math.max(1, Math.ceil(most / fits)) }, (_, index) => {
    const part = (lines: readonly Line[]) => lines.slice(index * fits, (index + 1) * fits);
    const height = Math.max(
      ...[name, value].map((lines) => heightOf(part(lines), { size }) + size * PADDING),
      lowest,
    );
    return { name: part(name), value: part(value), height };
  });
}

/** The line that takes most room. */
const longestFirst = (...texts: (readonly Line[])[]): Line[] =>
  texts
    .flat()
    .sort((a, b) => b.leading - a.leading)
    .slice(0, 1);

/** Columns one after another, none higher than that. */
export function columnsOf(rows: readonly Row[], highest: number): Row[][] {
  const columns: Row[][] = [];
  let left = 0;
  for (const row of rows) {
    if (row.height > left) {
      columns.push([]);
      left = highest;
    }
    columns.at(-1)!.push(row);
    left -= row.height;
  }
  return columns;
}

/** As few columns as given, of as equal a height as they can have; undefined if they are not enough. */
export function balanced(
  rows: readonly Row[],
  columns: number,
  highest: number,
): Row[][] | undefined {
  const whole = rows.reduce((sum, { height }) => sum + height, 0);
  const least = Math.max(whole / columns, ...rows.map(({ height }) => height));
  for (let height = least; height <= highest; height += STEP) {
    const tried = columnsOf(rows, height);
    if (tried.length <= columns) return tried;
  }
  return undefined;
}

/** In points. */
const STEP = 2;
