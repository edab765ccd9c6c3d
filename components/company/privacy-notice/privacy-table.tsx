import styles from './privacy-notice.module.css';

type Props = {
  caption: string;
  heads: string[];
  /** The first cell is the row header. */
  rows: string[][];
};

/** Becomes a list of blocks on narrow screens. */
export function PrivacyTable({ caption, heads, rows }: Props) {
  return (
    <table className={styles.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]} data-head={heads[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
