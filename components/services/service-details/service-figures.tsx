import { WholeNumbers } from '@/components/ui/whole-numbers/whole-numbers';
import type { Fact } from '@/lib/content/fields';
import styles from './service-figures.module.css';

export function ServiceFigures({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.figures}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.figure}>
          <dt>{name}</dt>
          <dd>
            <WholeNumbers>{value}</WholeNumbers>
          </dd>
        </div>
      ))}
    </dl>
  );
}
