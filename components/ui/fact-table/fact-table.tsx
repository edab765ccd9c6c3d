import clsx from 'clsx';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import styles from './fact-table.module.css';

type Props = {
  caption: string;
  facts: { name: string; value: string }[];
  className?: string;
};

export function FactTable({ caption, facts, className }: Props) {
  return (
    <table className={clsx(styles.table, className)}>
      <caption>{caption}</caption>
      <tbody>
        {facts.map(({ name, value }) => (
          <tr key={name} className={styles.row}>
            <th scope="row" className={styles.name}>
              {name}
            </th>
            <td className={styles.value}>
              <WholeWords>{value}</WholeWords>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
