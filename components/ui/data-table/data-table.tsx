import clsx from 'clsx';
import type { ReactNode } from 'react';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import { hasLongWord } from '@/lib/platform/text/long-word';
import styles from './data-table.module.css';
import { groupsOf, type Grouping } from './grouping';

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
  /**
   * The rows stand in groups below the value that they share, whose column is left out; where there is no room
   * for columns, in two lines each.
   */
  grouping?: Grouping & { className?: string };
};

/** What is no text may hold one. */
const isLong = (cell: ReactNode): true | undefined => typeof cell !== 'string' || hasLongWord(cell);

/** Becomes a list of blocks where it is narrow. */
export function DataTable(props: Props) {
  const { caption, labelledBy, heads, columns, rows, narrow = 'lines', grouping } = props;
  const groups = grouping ? groupsOf(rows, grouping.by) : [{ name: undefined, rows }];
  const places = placesOf(heads.length, grouping);
  return (
    <div className={styles.frame}>
      <table
        className={clsx(styles.table, grouping ? grouping.className : styles[narrow])}
        aria-labelledby={labelledBy}
      >
        {caption && <caption>{caption}</caption>}
        {heads.length > 0 && (
          <thead>
            <tr>
              {heads.map((head, index) =>
                index === grouping?.by ? null : (
                  <th
                    key={index}
                    scope="col"
                    data-column={columns?.[index]}
                    data-long={isLong(head)}
                    data-place={places[index]}
                  >
                    {whole(head)}
                  </th>
                ),
              )}
            </tr>
          </thead>
        )}
        {groups.map((group, position) => (
          <tbody key={position}>
            {grouping && (
              <tr data-group="">
                <th scope="rowgroup" colSpan={heads.length - 1}>
                  {whole(group.name)}
                </th>
              </tr>
            )}
            {group.rows.map(([name, ...cells], row) => (
              <tr key={row}>
                <th scope="row" data-long={isLong(name)}>
                  {whole(name)}
                </th>
                {cells.map((cell, index) =>
                  index + 1 === grouping?.by ? null : (
                    <td
                      key={index}
                      data-head={heads[index + 1]}
                      data-long={isLong(cell)}
                      data-place={places[index + 1]}
                    >
                      {whole(cell)}
                    </td>
                  ),
                )}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

/** Where the cells of a column stand in the two lines of a row. */
type Place = 'count' | 'furtherCount' | 'text' | 'furtherText';

function placesOf(columns: number, grouping: Grouping | undefined): (Place | undefined)[] {
  if (!grouping) return [];
  const { by, counts } = grouping;
  const texts = [...Array(columns).keys()].filter(
    (column) => column > 0 && column !== by && !counts.includes(column),
  );
  return [...Array(columns).keys()].map((column) => {
    if (counts.includes(column)) return column === counts[0] ? 'count' : 'furtherCount';
    if (texts.includes(column)) return column === texts[0] ? 'text' : 'furtherText';
    return undefined;
  });
}

const whole = (cell: ReactNode) =>
  typeof cell === 'string' ? <WholeWords>{cell}</WholeWords> : cell;
