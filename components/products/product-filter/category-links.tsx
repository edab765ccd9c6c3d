import { Link } from '@/components/ui/link/link-client';
import { siteWords } from '@/lib/content/site-words';
import type { CategoryLink } from '@/lib/features/shop/categories';
import { categoryPath } from '@/lib/pages/routes/paths';
import styles from './category-links.module.css';

type Props = {
  categories: CategoryLink[];
  current?: string;
  /** In place of the page that each category has. */
  hrefOf?: (slug: string) => string;
};

/** The categories of the shop in a row, which a phone scrolls. */
export function CategoryLinks({ categories, current, hrefOf = categoryPath }: Props) {
  if (categories.length < 2) return null;
  return (
    <nav aria-label={siteWords().common.categories} className={styles.row}>
      <ul className={styles.categories}>
        {categories.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link
              href={hrefOf(slug)}
              rel={hrefOf === categoryPath ? undefined : 'nofollow'}
              aria-current={slug === current ? 'page' : undefined}
            >
              {name} <small>{count}</small>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
