import { WholeWords } from '@/components/ui/whole-words/whole-words';
import type { Fact } from '@/lib/content/fields';
import styles from './service-figures.module.css';

export function ServiceFigures({ facts }: { facts: Fact[] }) {
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
