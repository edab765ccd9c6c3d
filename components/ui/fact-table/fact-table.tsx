import clsx from 'clsx';
import { WholeNumbers } from '@/components/ui/whole-numbers/whole-numbers';
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
              <WholeNumbers>{value}</WholeNumbers>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
