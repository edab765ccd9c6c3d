import { SearchForm, searchField } from '@/components/search/search-form/search-form';
import { siteWords } from '@/lib/content/words/site-words';
import { plural } from '@/words/format';
import styles from './search-bar.module.css';
import { addressIn } from '@/lib/pages/address-in';

type Props = {
  query: string;
  /** How many results show, and how many there are. */
  shown: number;
  total: number;
};

/** The field in the banner of the page, and how much was found. */
export function SearchBar({ query, shown, total }: Props) {
  const { common, language, search } = siteWords();
  return (
    <div className={styles.bar}>
      <SearchForm action={addressIn('/search')} submit={common.search}>
        <input {...searchField(search)} defaultValue={query} />
      </SearchForm>
      {total > 0 && (
        <p role="status" className={styles.count}>
          {total > shown
            ? plural(language, search.best, { shown, count: total })
            : plural(language, search.results, { count: total })}
        </p>
      )}
    </div>
  );
}
