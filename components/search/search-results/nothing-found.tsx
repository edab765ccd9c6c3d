import type { Page } from '@/lib/pages/page';
import { searchTexts as texts } from '@/lib/features/search/texts';
import styles from './search-results.module.css';
import { Ways } from './ways';

type Props = { query: string; leadsTo: Page['leadsTo'] };

/** Says so, and where to look or ask instead. */
export function NothingFound({ query, leadsTo }: Props) {
  return (
    <>
      <p role="status" className={styles.count}>
        {texts.nothing(query)} {texts.hint}
      </p>
      <Ways leadsTo={leadsTo} />
    </>
  );
}
