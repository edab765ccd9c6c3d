import clsx from 'clsx';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import styles from './figures.module.css';

type Props = {
  facts: { name: string; value: string }[];
  /** The figures stand out, each above the sentence that it belongs to. */
  large?: boolean;
};

/** Facts as a row of large figures. */
export function Figures({ facts, large }: Props) {
  return (
    <dl className={clsx(styles.figures, large && styles.large)}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.figure}>
          <dt>
            <WholeWords>{name}</WholeWords>
          </dt>
          <dd>
            <WholeWords>{value}</WholeWords>
          </dd>
        </div>
      ))}
    </dl>
  );
}
