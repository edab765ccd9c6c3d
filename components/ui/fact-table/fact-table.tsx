import clsx from 'clsx';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import { hasLongWord } from '@/lib/platform/text/long-word';
import { markedAs } from '@/lib/platform/text/writing';
import styles from './fact-table.module.css';

type Props = {
  caption: string;
  /** Of the caption, where that is not the page's. */
  lang?: string;
  /** `lang` is that of the name, and without a field that of the value, too, where it is not the page's. */
  facts: { name: string; value: string; field?: string; lang?: string }[];
  className?: string;
};

export function FactTable({ caption, lang: ofCaption, facts, className }: Props) {
  return (
    <table className={clsx(styles.table, className)}>
      <caption {...markedAs(ofCaption)}>{caption}</caption>
      <tbody>
        {facts.map(({ name, value, field, lang }) => (
          <tr key={name} className={styles.row} {...(!field && markedAs(lang))}>
            <th
              scope="row"
              lang={field && lang}
              data-long={hasLongWord(name)}
              className={styles.name}
            >
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
