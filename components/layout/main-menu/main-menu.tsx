import clsx from 'clsx';
import { LanguageButton } from '@/components/layout/language-switch/language-button';
import { ButtonLink } from '@/components/ui/button/button';
import { PhoneLink } from '@/components/ui/phone-link/phone-link';
import type { SiteSettings } from '@/lib/content/schemas/schemas';
import { siteWords } from '@/lib/content/words/site-words';
import type { MenuItem } from '@/lib/pages/menus';
import type { QuoteLink } from '@/lib/features/quotes/quote-link';
import styles from './main-menu.module.css';
import { MenuDrawer } from './menu-drawer-client';
import { MenuLink } from './menu-link-client';
import { MENU_ID, MenuClose } from './menu-toggle';
import { PortfolioLink } from './portfolio-link-client';

type Props = {
  items: MenuItem[];
  settings?: Pick<SiteSettings, 'phone' | 'email'>;
  /** A path of this site. */
  portfolioFile?: string;
  /** The last and largest block of the drawer. */
  quoteLink?: QuoteLink;
  /** Its name, on a site in several. */
  language?: string;
};

/** Of items, and of their letters. */
const FIT_IN_ROW = 8;
const LETTERS_IN_ROW = 84;

const isLong = (items: MenuItem[]): boolean =>
  items.length > FIT_IN_ROW || items.map(({ name }) => name).join('').length > LETTERS_IN_ROW;

/** A row in the header; a drawer up to 1200 px. */
export function MainMenu({ items, settings, portfolioFile, quoteLink, language }: Props) {
  const words = siteWords();
  return (
    <MenuDrawer id={MENU_ID} label={words.layout.mainMenu} className={styles.menu}>
      <MenuClose className={styles.close} />
      <ul className={clsx(styles.list, isLong(items) && styles.long)}>
        {items.map((link, index) => (
          <li key={index} className={styles.item}>
            {link.href === '/portfolio' && !link.hrefLang ? (
              <PortfolioLink
                href={link.href}
                name={link.name}
                className={styles.link}
                file={portfolioFile}
                words={{ missing: siteWords().company.portfolioMissing }}
              />
            ) : (
              <MenuLink {...link} className={styles.link} />
            )}
          </li>
        ))}
      </ul>
      <div className={styles.footer}>
        {settings?.phone && <PhoneLink phone={settings.phone} />}
        {settings?.email && settings.email.href && (
          <a href={settings.email.href}>{settings.email.text}</a>
        )}
        {language && <LanguageButton language={language} className={styles.language} />}
      </div>
      {quoteLink && (
        <ButtonLink href={quoteLink.href} className={styles.quoteLink}>
          {quoteLink.name}
        </ButtonLink>
      )}
    </MenuDrawer>
  );
}
