import { DataTable } from '@/components/ui/data-table/data-table';
import { groupingOf } from '@/components/ui/data-table/grouping';
import { BlockFrame } from './block-frame';
import type { BlockProps } from './block-props';
import styles from './grouped-table.module.css';

/** Tables with more columns need the whole width. */
const MOST_BESIDE_TITLE = 4;
/** Of a cell that shares a line of a phone with another; in letters. */
const SHORT = 28;

export function TableBlock({ id, title, head, rows }: BlockProps<'table'>) {
  const isWide = head.length > MOST_BESIDE_TITLE;
  const grouping = isWide ? groupingOf(rows) : undefined;
  const isShort = rows.every(([, ...cells]) =>
    cells.every((cell = '', index) => cell.length <= SHORT || index + 1 === grouping?.by),
  );
  const flat = isWide && isShort ? 'pairs' : 'lines';
  return (
    <BlockFrame id={id} title={title} wide={isWide}>
      <DataTable
        labelledBy={title && id}
        heads={head}
        rows={rows}
        narrow={flat}
        grouping={grouping && isShort ? { ...grouping, className: styles.grouped } : undefined}
      />
    </BlockFrame>
  );
}
