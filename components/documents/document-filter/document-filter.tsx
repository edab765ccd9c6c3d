import { Button } from '@/components/ui/button/button';
import { Link } from '@/components/ui/link/link-client';
import { PaintTogether } from '@/components/ui/paint-together/paint-together';
import { siteWords } from '@/lib/content/site-words';
import type { DocumentFacet, DocumentFilters } from '@/lib/features/documents/facets';
import { fill } from '@/words/format';
import styles from './document-filter.module.css';

type Props = { facets: DocumentFacet[]; filters?: DocumentFilters };

/** A form that leads to the page of what was chosen, with and without scripts. */
export function DocumentFilter({ facets, filters = {} }: Props) {
  if (facets.length === 0) return null;
  const { common, downloads } = siteWords();
  return (
    <form action="/downloads" className={styles.form} aria-label={common.narrowDown}>
      {facets.map(({ name, title, choices }) => (
        <label key={name} className={styles.facet}>
          <span className={styles.label}>{title}</span>
          <select name={name} defaultValue={filters[name]?.[0] ?? ''} className={styles.select}>
            <option value="">{downloads.all}</option>
            {choices.map(({ value, label, count }) => (
              <option key={value} value={value}>
                {fill(common.withCount, { name: label, count })}
              </option>
            ))}
          </select>
        </label>
      ))}
      <Button type="submit">{downloads.show}</Button>
      {Object.keys(filters).length > 0 && (
        <Link href="/downloads" className={styles.reset}>
          {downloads.showAll}
        </Link>
      )}
      <PaintTogether id="filter-end" />
    </form>
  );
}
