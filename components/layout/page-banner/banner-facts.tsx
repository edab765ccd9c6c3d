import { WholeWords } from '@/components/ui/whole-words/whole-words';
import type { Fact } from '@/lib/content/schemas/fields';
import { markedAs } from '@/lib/platform/text/writing';
import styles from './banner-facts.module.css';

/** Two or three figures on one line. */
export function BannerFacts({ facts }: { facts: Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value, lang }) => (
        <div key={name} className={styles.fact}>
          <dt {...markedAs(lang)}>{name}</dt>
          <dd {...markedAs(lang)}>
            <WholeWords>{value}</WholeWords>
          </dd>
        </div>
      ))}
    </dl>
  );
}
