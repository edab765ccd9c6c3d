import clsx from 'clsx';
import { Link } from '@/components/ui/link/link';
import styles from './page-strip.module.css';

type Props = {
  /** What the pages are pages of; names the navigation. */
  label: string;
  pages: { label: string; href: string; current?: boolean }[];
  className?: string;
};

/** The pages of a long list as a strip of numbers. */
export function PageStrip({ label, pages, className }: Props) {
  return (
    <nav aria-label={label} className={clsx(styles.strip, className)}>
      <ol className={styles.list}>
        {pages.map((page) => (
          <li key={page.label}>
            <Link
              href={page.href}
              className={styles.page}
              aria-current={page.current ? 'page' : undefined}
            >
              {page.label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
