import type { MenuItem } from '@/lib/pages/menus';
import styles from './footer.module.css';
import { MenuItems } from './menu-items';

type Props = { copyright?: string; more: MenuItem[]; legal: MenuItem[] };

/** Copyright, links to pages that no other menu has, and legal texts. */
export function FooterBase({ copyright, more, legal }: Props) {
  return (
    <div className={styles.base}>
      {copyright && <p>{copyright}</p>}
      {more.length > 0 && (
        <nav aria-label="More pages">
          <MenuItems items={more} />
        </nav>
      )}
      {legal.length > 0 && (
        <nav aria-label="Legal">
          <MenuItems items={legal} />
        </nav>
      )}
    </div>
  );
}
