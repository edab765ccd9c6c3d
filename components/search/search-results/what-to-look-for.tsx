import { siteWords } from '@/lib/content/site-words';
import type { Page } from '@/lib/pages/page';
import styles from './search-results.module.css';
import { Ways } from './ways';

/** Before a search: what can be found, and where to look without one. */
export function WhatToLookFor({ leadsTo }: Pick<Page, 'leadsTo'>) {
  return (
    <>
      <p className={styles.ask}>{siteWords().search.ask}</p>
      <Ways leadsTo={leadsTo} />
    </>
  );
}
