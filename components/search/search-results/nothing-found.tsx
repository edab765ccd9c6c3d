import { siteWords } from '@/lib/content/site-words';
import type { Page } from '@/lib/pages/page';
import { fill } from '@/words/format';
import styles from './search-results.module.css';
import { Ways } from './ways';

type Props = { query: string; leadsTo: Page['leadsTo'] };

/** Says so, and where to look or ask instead. */
export function NothingFound({ query, leadsTo }: Props) {
  const { search } = siteWords();
  return (
    <>
      <p role="status" className={styles.count}>
        {fill(search.nothing, { query })} {search.hint}
      </p>
      <Ways leadsTo={leadsTo} />
    </>
  );
}
