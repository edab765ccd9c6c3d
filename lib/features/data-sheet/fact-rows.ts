import type { Fact } from '@/lib/content/fields';

type Rows = {
  columns: 1 | 2;
  /** In points. */
  rowHeight: number;
  size: number;
  rows: readonly Fact[];
  /** How many found no place. */
  left: number;
};

const layouts = [
  { columns: 1, rowHeight: 30, size: 10 },
  { columns: 2, rowHeight: 18, size: 8.5 },
  { columns: 2, rowHeight: 13, size: 7 },
] as const;

/** The largest type in which all facts have a place. @param height of the page that is left, in points */
export function factRows(facts: readonly Fact[], height: number): Rows {
  const roomIn = ({ columns, rowHeight }: (typeof layouts)[number]) =>
    Math.max(0, Math.floor(height / rowHeight)) * columns;
  const layout = layouts.find((candidate) => roomIn(candidate) >= facts.length) ?? layouts[2];
  const room = roomIn(layout);
  return {
    ...layout,
    rows: facts.slice(0, room),
    left: Math.max(0, facts.length - room),
  };
}
