import styles from './data-table.module.css';

type Props = {
  caption?: string;
  /** The id of the heading that names a table without a caption. */
  labelledBy?: string;
  /** Of the columns; none for a table without a first row of names. */
  heads: readonly string[];
  /** The first cell is the row header. */
  rows: readonly (readonly (string | undefined)[])[];
};

/** Becomes a list of blocks on narrow screens. */
export function DataTable({ caption, labelledBy, heads, rows }: Props) {
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      {caption && <caption>{caption}</caption>}
      {heads.length > 0 && (
        <thead>
          <tr>
            {heads.map((head, index) => (
              <th key={index} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map(([name, ...cells], row) => (
          <tr key={row}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={index} data-head={heads[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
