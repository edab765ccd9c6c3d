import type { MenuItem } from '@/lib/pages/menus';
import styles from './footer.module.css';
import { MenuItems } from './menu-items';

export function FooterMenu({ items }: { items: MenuItem[] }) {
  if (items.length === 0) return null;
  return (
    <nav className={styles.column} aria-label="Footer menu">
      <h2>Main Menu</h2>
      <MenuItems items={items} className={styles.links} />
    </nav>
  );
}
