import { PhoneLink } from '@/components/ui/phone-link/phone-link';
import type { SiteSettings } from '@/lib/content/schemas';
import { mainMenu } from '@/lib/routes';
import styles from './main-menu.module.css';
import { MenuDrawer } from './menu-drawer-client';
import { MenuLink } from './menu-link-client';
import { MENU_ID, MenuClose } from './menu-toggle';
import { PortfolioLink } from './portfolio-link-client';

type Props = {
  settings?: Pick<SiteSettings, 'phone' | 'email'>;
  /** Our own address of the portfolio document. */
  portfolioFile?: string;
};

/** The main menu: a row in the header, a drawer at 1200 px or less. */
export function MainMenu({ settings, portfolioFile }: Props) {
  return (
    <MenuDrawer id={MENU_ID} label="Main menu" className={styles.menu}>
      <MenuClose className={styles.close} />
      <ul className={styles.list}>
        {mainMenu.map(({ path, name }) => (
          <li key={path} className={styles.item}>
            {path === '/portfolio' ? (
              <PortfolioLink path={path} name={name} className={styles.link} file={portfolioFile} />
            ) : (
              <MenuLink path={path} name={name} className={styles.link} />
            )}
          </li>
        ))}
      </ul>
      <div className={styles.footer}>
        {settings?.phone && <PhoneLink phone={settings.phone} />}
        {settings?.email && settings.email.href && (
          <a href={settings.email.href}>{settings.email.text}</a>
        )}
      </div>
    </MenuDrawer>
  );
}
