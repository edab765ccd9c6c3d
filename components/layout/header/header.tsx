import clsx from 'clsx';
import { Phone } from '@/components/ui/icons/icons';
import { Link } from '@/components/ui/link/link-client';
import { HeaderSearch } from '@/components/layout/header-search/header-search';
import { MiniCart } from '@/components/cart/mini-cart/mini-cart';
import { HeaderQuote } from '@/components/quotes/header-quote/header-quote';
import { Logo } from '@/components/layout/logo/logo';
import { MainMenu } from '@/components/layout/main-menu/main-menu';
import { MenuToggle } from '@/components/layout/main-menu/menu-toggle';
import { PhoneLink } from '@/components/ui/phone-link/phone-link';
import { siteWords } from '@/lib/content/words/site-words';
import type { SiteSettings } from '@/lib/content/schemas/schemas';
import type { MenuItem } from '@/lib/pages/menus';
import type { QuoteLink } from '@/lib/features/quotes/quote-link';
import { FixedHeader } from './fixed-header-client';
import styles from './header.module.css';

/**
 * shared: inner pages; overlay: transparent over the dark hero until fixed; industrial: graphite.
 */
export type HeaderVariant = 'shared' | 'overlay' | 'industrial';

type Props = {
  variant: HeaderVariant;
  settings?: Pick<SiteSettings, 'name' | 'logo' | 'phone' | 'email'>;
  portfolioFile?: string;
  menu: MenuItem[];
  hasCart: boolean;
  hasSearch: boolean;
  /** False where requests for quotes are hidden. */
  hasBasket: boolean;
  quoteLink: QuoteLink;
  /** Its name, on a site in several. */
  language?: string;
};

export function Header({
  variant,
  settings,
  portfolioFile,
  menu,
  hasCart,
  hasSearch,
  hasBasket,
  quoteLink,
  language,
}: Props) {
  const { layout } = siteWords();
  return (
    <FixedHeader className={clsx(styles.header, styles[variant])}>
      <div className={styles.container}>
        <Link href="/" className={styles.logo}>
          <Logo src={settings?.logo} name={settings?.name ?? layout.home} size="header" />
        </Link>
        <MainMenu
          items={menu}
          settings={settings}
          portfolioFile={portfolioFile}
          quoteLink={quoteLink}
          language={language}
        />
        {settings?.phone && (
          <PhoneLink phone={settings.phone} className={styles.phone} data-screen-only>
            <Phone size={20} strokeWidth={1.5} aria-hidden="true" />
            <span className={styles.content}>
              <small>{layout.callAnyTime}</small> <span>{settings.phone.text}</span>
            </span>
          </PhoneLink>
        )}
        {hasSearch && <HeaderSearch />}
        {hasCart && <MiniCart />}
        <HeaderQuote way={quoteLink} hasBasket={hasBasket} />
        <MenuToggle />
      </div>
    </FixedHeader>
  );
}
