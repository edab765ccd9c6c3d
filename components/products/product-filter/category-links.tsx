import { Link } from '@/components/ui/link/link-client';
import { siteWords } from '@/lib/content/words/site-words';
import type { CategoryLink } from '@/lib/features/shop/categories';
import { categoryPath } from '@/lib/pages/routes/paths';
import styles from './category-links.module.css';

type Props = {
  categories: CategoryLink[];
  /** The slug of the one that is shown; none, where all are. */
  current?: string;
  /** The place of all products, before the categories. */
  all: { href: string; count: number; isCurrent?: boolean };
  /** In place of the page that each category has. */
  hrefOf?: (slug: string) => string;
};

/** The categories of the shop in a row, which a phone scrolls. */
export function CategoryLinks({ categories, current, all, hrefOf = categoryPath }: Props) {
  if (categories.length < 2) return null;
  const { common, shop } = siteWords();
  return (
    <nav aria-label={common.categories} className={styles.row}>
      <ul className={styles.categories}>
        <li>
          <Link
            href={all.href}
            rel={all.href.includes('?') ? 'nofollow' : undefined}
            aria-current={all.isCurrent ? 'page' : undefined}
          >
            {shop.all} <small>{all.count}</small>
          </Link>
        </li>
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
