import { Link } from '@/components/ui/link/link-client';
import { WholeWords } from '@/components/ui/whole-words/whole-words';
import type { Product } from '@/lib/content/schemas/schemas';
import { siteWords } from '@/lib/content/words/site-words';
import { productPath } from '@/lib/pages/routes/paths';
import { CompareBar, CompareChoice } from './compare-bar';
import styles from './product-comparison.module.css';

/** The shop lists the others. */
const MAX_SHOWN = 24;

/** Products to choose from, by name. */
export function NothingChosen({ products }: { products: Product[] }) {
  return (
    <>
      <p>{siteWords().shop.compareNone}</p>
      <ul className={styles.choices}>
        {products.slice(0, MAX_SHOWN).map((product) => (
          <li key={product.id}>
            <Link href={productPath(product)}>
              <WholeWords>{product.title}</WholeWords>
            </Link>
            <CompareChoice {...product} />
          </li>
        ))}
      </ul>
      {products.length > 1 && <CompareBar />}
    </>
  );
}
