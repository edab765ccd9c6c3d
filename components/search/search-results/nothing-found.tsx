import type { ReactNode } from 'react';
import { siteWords } from '@/lib/content/words/site-words';
import type { Page } from '@/lib/pages/page';
import { fill } from '@/words/format';
import styles from './search-results.module.css';
import { Ways } from './ways';

type Props = {
  query: string;
  leadsTo: Page['leadsTo'];
  /** What the shop has instead. */
  children?: ReactNode;
};

/** Says so, and where to look or ask instead. */
export function NothingFound({ query, leadsTo, children }: Props) {
  const { search } = siteWords();
  return (
    <>
      <p role="status" className={styles.nothing}>
        {fill(search.nothing, { query })} <span className={styles.hint}>{search.hint}</span>
      </p>
      {children}
      <Ways leadsTo={leadsTo} />
    </>
  );
}
