import { Link } from '@/components/ui/link/link-client';
import { siteWords } from '@/lib/content/words/site-words';
import {
  filterPath,
  toggled,
  type ProductFacet,
  type ProductFilters,
} from '@/lib/features/shop/facets';
import { markedAs } from '@/lib/platform/text/writing';
import { fill } from '@/words/format';
import styles from './chosen-filters.module.css';

type Props = {
  facets: ProductFacet[];
  filters: ProductFilters;
  /** Whether the row of categories shows which of them is chosen. */
  hasCategory: boolean;
};

/** What is chosen, each with a link that takes it away. */
export function ChosenFilters({ facets, filters, hasCategory }: Props) {
  const { common, shop } = siteWords();
  const chosen = facets
    .filter(({ name }) => !(hasCategory && name === 'category'))
    .flatMap(({ name, choices }) =>
      choices.filter((choice) => choice.chosen).map((choice) => ({ name, ...choice })),
    );
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.chosen}>
      {chosen.map(({ name, value, label, lang }) => (
        <li key={name + value}>
          <Link
            href={filterPath(toggled(filters, name, value))}
            rel="nofollow"
            aria-label={fill(common.remove, { name: label })}
          >
            <span {...markedAs(lang)}>{label}</span> <span aria-hidden="true">×</span>
          </Link>
        </li>
      ))}
      <li>
        <Link href="/shop">{shop.showAll}</Link>
      </li>
    </ul>
  );
}
