import { Link } from '@/components/ui/link/link-client';
import type { Page } from '@/lib/pages/page';
import styles from './search-results.module.css';

const ways = [
  { path: '/shop', name: 'Products' },
  { path: '/service', name: 'Services' },
  { path: '/faq', name: 'Questions and answers' },
  { path: '/contact', name: 'Contact Us' },
] as const;

/** Where to look or ask without searching. */
export function Ways({ leadsTo }: Pick<Page, 'leadsTo'>) {
  return (
    <ul className={styles.ways}>
      {ways
        .filter(({ path }) => leadsTo(path))
        .map(({ path, name }) => (
          <li key={path}>
            <Link href={path}>{name}</Link>
          </li>
        ))}
    </ul>
  );
}
