import { Link } from '@/components/ui/link/link-client';
import type { RoutePath } from '@/lib/routes';
import styles from './footer.module.css';

const items: { name: string; path: RoutePath }[] = [
  { name: 'Home', path: '/' },
  { name: 'About Us', path: '/about' },
  { name: 'Services', path: '/service' },
  { name: 'Products', path: '/shop' },
  { name: 'Contact Us', path: '/contact' },
];

export function FooterMenu() {
  return (
    <nav className={styles.column} aria-label="Footer menu">
      <h2>Main Menu</h2>
      <ul className={styles.links}>
        {items.map(({ name, path }) => (
          <li key={path}>
            <Link href={path}>{name}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
