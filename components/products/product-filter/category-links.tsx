import { Link } from '@/components/ui/link/link-client';
import type { Product } from '@/lib/content/schemas';
import { categoriesOf } from '@/lib/shop/categories';
import { categoryPath } from '@/lib/routes/paths';
import styles from './category-links.module.css';

type Props = { products: Product[]; current?: string };

/** The categories of the shop, each with a page of its own. */
export function CategoryLinks({ products, current }: Props) {
  const categories = categoriesOf(products);
  if (categories.length < 2) return null;
  return (
    <nav aria-label="Categories">
      <ul className={styles.categories}>
        {categories.map(({ slug, name, products }) => (
          <li key={slug}>
            <Link href={categoryPath(slug)} aria-current={slug === current ? 'page' : undefined}>
              {name} <small>{products.length}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
