import { WholeWords } from '@/components/ui/whole-words/whole-words';
import styles from './figures.module.css';

type Props = { facts: { name: string; value: string }[] };

/** Facts as a row of large figures. */
export function Figures({ facts }: Props) {
  return (
    <dl className={styles.figures}>
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
