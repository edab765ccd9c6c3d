import { siteWords } from '@/lib/content/words/site-words';
import type { MenuItem } from '@/lib/pages/menus';
import styles from './footer.module.css';
import { MenuItems } from './menu-items';

export function FooterMenu({ items }: { items: MenuItem[] }) {
  if (items.length === 0) return null;
  const { footer } = siteWords().layout;
  return (
    <nav className={styles.column} aria-label={footer.menu}>
      <h2>{footer.menuTitle}</h2>
      <MenuItems items={items} className={styles.links} />
    </nav>
  );
}
