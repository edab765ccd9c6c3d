import { Button } from '@/components/ui/button/button';
import { FoldedFilter } from '@/components/ui/folded-filter/folded-filter';
import { siteWords } from '@/lib/content/words/site-words';
import type { ProductFacet } from '@/lib/features/shop/facets';
import styles from './product-filter.module.css';
import { addressIn } from '@/lib/pages/address-in';
import { markedAs } from '@/lib/platform/text/writing';

type Props = {
  facets: ProductFacet[];
  /** What of the other facets is chosen, and stays so. */
  kept?: { name: string; value: string }[];
};

/** A form with every choice, closed at first. */
export function ProductFilter({ facets, kept = [] }: Props) {
  if (facets.length === 0) return null;
  const { shop } = siteWords();
  return (
    <FoldedFilter className={styles.details}>
      <form action={addressIn('/shop')} className={styles.form}>
        {kept.map((choice) => (
          <input key={choice.name + choice.value} type="hidden" {...choice} />
        ))}
        {facets.map(({ name, title, choices }) => (
          <fieldset key={name} className={styles.facet}>
            <legend className={styles.legend}>{title}</legend>
            {choices.map(({ value, label, lang, count, chosen }) => (
              <label key={value} className={styles.choice}>
                <input type="checkbox" name={name} value={value} defaultChecked={chosen} />
                <span {...markedAs(lang)}>{label}</span>{' '}
                <small className={styles.count}>{count}</small>
              </label>
            ))}
          </fieldset>
        ))}
        <Button type="submit" className={styles.submit}>
          {shop.show}
        </Button>
      </form>
    </FoldedFilter>
  );
}
