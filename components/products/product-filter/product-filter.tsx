import { Button } from '@/components/ui/button/button';
import { Link } from '@/components/ui/link/link-client';
import { siteWords } from '@/lib/content/site-words';
import {
  filterPath,
  toggled,
  type ProductFacet,
  type ProductFilters,
} from '@/lib/features/shop/facets';
import { fill } from '@/words/format';
import styles from './product-filter.module.css';

type Props = { facets: ProductFacet[]; filters?: ProductFilters };

/** What is chosen, each with a link that takes it away, and a form with every choice. */
export function ProductFilter({ facets, filters = {} }: Props) {
  if (facets.length === 0) return null;
  const { common, shop } = siteWords();
  const chosen = facets.flatMap(({ name, choices }) =>
    choices.filter((choice) => choice.chosen).map((choice) => ({ name, ...choice })),
  );
  return (
    <div className={styles.filter}>
      {chosen.length > 0 && (
        <ul className={styles.chosen}>
          {chosen.map(({ name, value, label }) => (
            <li key={name + value}>
              <Link
                href={filterPath(toggled(filters, name, value))}
                rel="nofollow"
                aria-label={fill(common.remove, { name: label })}
              >
                {label} <span aria-hidden="true">×</span>
              </Link>
            </li>
          ))}
          <li>
            <Link href="/shop">{shop.showAll}</Link>
          </li>
        </ul>
      )}
      <details className={styles.details}>
        <summary className={styles.summary}>{common.narrowDown}</summary>
        <form action="/shop" className={styles.form}>
          {facets.map(({ name, title, choices }) => (
            <fieldset key={name} className={styles.facet}>
              <legend className={styles.legend}>{title}</legend>
              {choices.map(({ value, label, count, chosen }) => (
                <label key={value} className={styles.choice}>
                  <input type="checkbox" name={name} value={value} defaultChecked={chosen} />
                  <span>{label}</span> <small className={styles.count}>{count}</small>
                </label>
              ))}
            </fieldset>
          ))}
          <Button type="submit" className={styles.submit}>
            {shop.show}
          </Button>
        </form>
      </details>
    </div>
  );
}
