import { siteWords } from '@/lib/content/words/site-words';
import type { MenuItem } from '@/lib/pages/menus';
import styles from './footer-base.module.css';
import { MenuItems } from './menu-items';

type Props = { copyright?: string; more: MenuItem[]; legal: MenuItem[] };

/** Copyright, links to pages that no other menu has, and legal texts. */
export function FooterBase({ copyright, more, legal }: Props) {
  const { footer } = siteWords().layout;
  return (
    <div className={styles.base}>
      {copyright && <p>{copyright}</p>}
      {more.length > 0 && (
        <nav aria-label={footer.more}>
          <MenuItems items={more} />
        </nav>
      )}
      {legal.length > 0 && (
        <nav aria-label={footer.legal}>
          <MenuItems items={legal} />
        </nav>
      )}
    </div>
  );
}
