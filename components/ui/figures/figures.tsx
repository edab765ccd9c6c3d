import clsx from 'clsx';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import { markedAs } from '@/lib/platform/text/writing';
import styles from './figures.module.css';

type Props = {
  /** `lang` where it is not the page's. */
  facts: { name: string; value: string; lang?: string }[];
  /** The figures stand out, each above the sentence that it belongs to. */
  large?: boolean;
};

/** Facts as a row of large figures. */
export function Figures({ facts, large }: Props) {
  return (
    <dl className={clsx(styles.figures, large && styles.large)}>
      {facts.map(({ name, value, lang }) => (
        <div key={name} className={styles.figure}>
          <dt {...markedAs(lang)}>
            <WholeWords>{name}</WholeWords>
          </dt>
          <dd {...markedAs(lang)}>
            <WholeWords>{value}</WholeWords>
          </dd>
        </div>
      ))}
    </dl>
  );
}
