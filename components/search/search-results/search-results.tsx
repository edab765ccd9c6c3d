import { siteWords } from '@/lib/content/site-words';
import { kinds } from '@/lib/features/search/search-document';
import type { Hit } from '@/lib/features/search/search-index';
import { kindNames } from '@/lib/features/search/kind-names';
import { plural } from '@/words/format';
import { FoundItem } from './found-item';
import styles from './search-results.module.css';

type Props = { hits: Hit[]; total: number };

/** The hits by kind; the kind of the best hit comes first. */
export function SearchResults({ hits, total }: Props) {
  const groups = [...new Set([...hits.map(({ kind }) => kind), ...kinds])]
    .map((kind) => ({ kind, found: hits.filter((hit) => hit.kind === kind) }))
    .filter(({ found }) => found.length > 0);
  const { language, ...words } = siteWords();
  const names = kindNames(words);
  return (
    <>
      <p role="status" className={styles.count}>
        {total > hits.length
          ? plural(language, words.search.best, { shown: hits.length, count: total })
          : plural(language, words.search.results, { count: total })}
      </p>
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
