import { siteWords } from '@/lib/content/words/site-words';
import { kinds } from '@/lib/features/search/search-document';
import type { Hit } from '@/lib/features/search/search-index';
import { kindNames } from '@/lib/features/search/kind-names';
import { FoundItem } from './found-item';
import styles from './search-results.module.css';

/** The hits by kind; the kind of the best hit comes first. */
export function SearchResults({ hits }: { hits: Hit[] }) {
  const groups = [...new Set([...hits.map(({ kind }) => kind), ...kinds])]
    .map((kind) => ({ kind, found: hits.filter((hit) => hit.kind === kind) }))
    .filter(({ found }) => found.length > 0);
  const names = kindNames(siteWords());
  return (
    <>
      {groups.map(({ kind, found }) => (
        <section key={kind} aria-labelledby={`found-${kind}`} className={styles.group}>
          <h2 id={`found-${kind}`} className={styles.title}>
            {names[kind]} <span className={styles.number}>{found.length}</span>
          </h2>
          <ul>
            {found.map((hit) => (
              <FoundItem key={hit.href} {...hit} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
