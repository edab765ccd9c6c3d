import clsx from 'clsx';
import type { ReactNode } from 'react';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import styles from './data-table.module.css';

type Props = {
  caption?: string;
  /** The id of the heading that names a table without a caption. */
  labelledBy?: string;
  /** Of the columns; none for a table without a first row of names. */
  heads: readonly string[];
  /** What style sheets call the columns. */
  columns?: readonly string[];
  /** The first cell is the row header. */
  rows: readonly (readonly ReactNode[])[];
  /**
   * Where there is no room for columns, each cell has a line with its head, two cells share a line with
   * their heads, or all share one.
   */
  narrow?: 'lines' | 'pairs' | 'oneLine';
};

/** No column has room for one; shorter words stay whole, and widen theirs. What is no text may hold one. */
const isLong = (cell: ReactNode): true | undefined =>
  typeof cell !== 'string' || /\S{20}/.test(cell) || undefined;

/** Becomes a list of blocks where it is narrow. */
export function DataTable({ caption, labelledBy, heads, columns, rows, narrow = 'lines' }: Props) {
  return (
    <div className={styles.frame}>
      <table className={clsx(styles.table, styles[narrow])} aria-labelledby={labelledBy}>
        {caption && <caption>{caption}</caption>}
        {heads.length > 0 && (
          <thead>
            <tr>
              {heads.map((head, index) => (
                <th key={index} scope="col" data-column={columns?.[index]} data-long={isLong(head)}>
                  {whole(head)}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row" data-long={isLong(name)}>
                {whole(name)}
              </th>
              {cells.map((cell, index) => (
                <td key={index} data-head={heads[index + 1]} data-long={isLong(cell)}>
                  {whole(cell)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const whole = (cell: ReactNode) =>
  typeof cell === 'string' ? <WholeWords>{cell}</WholeWords> : cell;
