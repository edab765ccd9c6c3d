import { Link } from '@/components/ui/link/link-client';
import { siteWords } from '@/lib/content/site-words';
import type { CategoryLink } from '@/lib/features/shop/categories';
import { categoryPath } from '@/lib/pages/routes/paths';
import styles from './category-links.module.css';

type Props = { categories: CategoryLink[]; current?: string };

/** The categories of the shop, each with a page of its own. */
export function CategoryLinks({ categories, current }: Props) {
  if (categories.length < 2) return null;
  return (
    <nav aria-label={siteWords().common.categories}>
      <ul className={styles.categories}>
        {categories.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link href={categoryPath(slug)} aria-current={slug === current ? 'page' : undefined}>
              {name} <small>{count}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
