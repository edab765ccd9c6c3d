import { siteWords } from '@/lib/content/words/site-words';
import type { FoundElsewhere as Found } from '@/lib/features/search/search';
import { addressFrom } from '@/lib/pages/routes/link-address';
import { writingOf } from '@/lib/platform/text/writing';
import { FoundItem } from './found-item';
import styles from './search-results.module.css';

/** What other languages have where that of the page has nothing, each under its own name. */
export function FoundElsewhere({ found }: { found: Found[] }) {
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="found-elsewhere" className={styles.elsewhere}>
      <h2 id="found-elsewhere" className={styles.title}>
        {siteWords().search.elsewhere}
      </h2>
      {found.map(({ language: { path, locale, name }, hits }) => {
        const { lang, dir = 'ltr' } = writingOf(locale);
        return (
          <div key={path} lang={lang} dir={dir}>
            <p className={styles.language}>{name}</p>
            <ul>
              {hits.map((hit) => (
                <FoundItem
                  key={hit.href}
                  {...hit}
                  href={addressFrom(path, hit.href)}
                  hrefLang={lang}
                />
              ))}
            </ul>
          </div>
        );
      })}
    </section>
  );
}
