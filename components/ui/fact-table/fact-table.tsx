import clsx from 'clsx';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import styles from './fact-table.module.css';

type Props = {
  caption: string;
  /** `lang` is that of the name, if it is another than the page's. */
  facts: { name: string; value: string; lang?: string }[];
  className?: string;
};

export function FactTable({ caption, facts, className }: Props) {
  return (
    <table className={clsx(styles.table, className)}>
      <caption>{caption}</caption>
      <tbody>
        {facts.map(({ name, value, lang }) => (
          <tr key={name} className={styles.row}>
            <th scope="row" lang={lang} className={styles.name}>
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
