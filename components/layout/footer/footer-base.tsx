import { Link } from '@/components/ui/link/link-client';
import type { RoutePath } from '@/lib/routes';
import styles from './footer.module.css';

const items: { name: string; path: RoutePath }[] = [
  { name: 'FAQ', path: '/faq' },
  { name: 'Blog', path: '/blog' },
  { name: 'Sustainability', path: '/sustainability' },
  { name: 'Our Team', path: '/team-1' },
  { name: 'Privacy', path: '/privacy' },
];

/** Copyright, and links to pages that no other menu has. */
export function FooterBase({ copyright }: { copyright?: string }) {
  return (
    <div className={styles.base}>
      {copyright && <p>{copyright}</p>}
      <nav aria-label="More pages">
        <ul>
          {items.map(({ name, path }) => (
            <li key={path}>
              <Link href={path}>{name}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
