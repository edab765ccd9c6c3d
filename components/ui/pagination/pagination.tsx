import clsx from 'clsx';
import { Fragment } from 'react';
import { Link } from '@/components/ui/link/link-client';
import type { PageLink } from '@/lib/pages/paging';
import styles from './pagination.module.css';

type Props = {
  /** The accessible name. */
  label: string;
  pages: PageLink[];
  className?: string;
};

export function Pagination({ label, pages, className }: Props) {
  return (
    <nav aria-label={label} className={clsx(styles.pagination, className)}>
      <ol className={styles.list}>
        {pages.map((page) => (
          <Fragment key={page.label}>
            {page.afterGap && (
              <li aria-hidden className={styles.gap}>
                …
              </li>
            )}
            <li>
              <Link
                href={page.href}
                // What a query names is made for each request, and limited: nothing for crawlers.
                rel={page.href.includes('?') ? 'nofollow' : undefined}
                className={styles.page}
                aria-current={page.current ? 'page' : undefined}
              >
                {page.label}
              </Link>
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
