import type { Page } from '@/lib/pages/page';
import { searchTexts as texts } from '@/lib/features/search/texts';
import styles from './search-results.module.css';
import { Ways } from './ways';

/** Before a search: what can be found, and where to look without one. */
export function WhatToLookFor({ leadsTo }: Pick<Page, 'leadsTo'>) {
  return (
    <>
      <p className={styles.ask}>{texts.ask}</p>
      <Ways leadsTo={leadsTo} />
    </>
  );
}
