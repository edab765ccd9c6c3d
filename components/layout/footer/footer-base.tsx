import { LanguageButton } from '@/components/layout/language-switch/language-button';
import { siteFormats, siteWords } from '@/lib/content/words/site-words';
import type { MenuItem } from '@/lib/pages/menus';
import { isolated } from '@/lib/platform/text/writing';
import styles from './footer-base.module.css';
import { MenuItems } from './menu-items';

type Props = {
  copyright?: string;
  more: MenuItem[];
  legal: MenuItem[];
  /** Its name, on a site in several. */
  language?: string;
};

/** Copyright, links to pages that no other menu has, legal texts, and the way into other languages. */
export function FooterBase({ copyright, more, legal, language }: Props) {
  const { footer } = siteWords().layout;
  return (
    <div className={styles.base}>
      {copyright && <p>{isolated(copyright, siteFormats().locale)}</p>}
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
      {language && <LanguageButton language={language} />}
    </div>
  );
}
