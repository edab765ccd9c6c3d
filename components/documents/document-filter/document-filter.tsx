import { Button } from '@/components/ui/button/button';
import { SelectField } from '@/components/ui/field/field';
import { FoldedFilter } from '@/components/ui/folded-filter/folded-filter';
import { Link } from '@/components/ui/link/link-client';
import { PaintTogether } from '@/components/ui/paint-together/paint-together';
import { siteWords } from '@/lib/content/words/site-words';
import type { DocumentFacet, DocumentFilters } from '@/lib/features/documents/facets';
import { fill } from '@/words/format';
import styles from './document-filter.module.css';
import { addressIn } from '@/lib/pages/address-in';

type Props = { facets: DocumentFacet[]; filters?: DocumentFilters };

/** A form that leads to the page of what was chosen, with and without scripts; phones fold it until then. */
export function DocumentFilter({ facets, filters = {} }: Props) {
  if (facets.length === 0) return null;
  const { common, downloads } = siteWords();
  const isChosen = Object.keys(filters).length > 0;
  return (
    <FoldedFilter className={styles.details} open={isChosen}>
      <form action={addressIn('/downloads')} className={styles.form} aria-label={common.narrowDown}>
        {facets.map(({ name, title, choices }) => (
          <SelectField
            key={name}
            name={name}
            label={title}
            defaultValue={filters[name]?.[0] ?? ''}
            options={[
              { value: '', label: downloads.all },
              ...choices.map(({ value, label, count }) => ({
                value,
                label: fill(common.withCount, { name: label, count }),
              })),
            ]}
          />
        ))}
        <Button type="submit">{downloads.show}</Button>
        {isChosen && (
          <Link href="/downloads" className={styles.reset}>
            {downloads.showAll}
          </Link>
        )}
        <PaintTogether id="filter-end" />
      </form>
    </FoldedFilter>
  );
}
