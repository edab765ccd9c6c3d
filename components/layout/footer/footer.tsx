import type { ReactNode } from 'react';
import type { Owner } from '@/lib/content/sections';
import type { Location } from '@/lib/content/company-schemas';
import type { Product, SiteSettings, SocialLink } from '@/lib/content/schemas';
import type { Menus } from '@/lib/pages/menus';
import { CompanyGallery } from './company-gallery';
import { Consultation } from './consultation';
import { FooterBase } from './footer-base';
import { FooterBrand } from './footer-brand';
import { FooterMenu } from './footer-menu';
import styles from './footer.module.css';
import { OfficialInfo } from './official-info';

type Props = {
  settings?: SiteSettings;
  locations: Pick<Location, 'title' | 'address'>[];
  menus: Pick<Menus, 'footer' | 'more' | 'legal'>;
  socialLinks: SocialLink[];
  products: Product[];
  /** The first two appear in the consultation banner. */
  owners: Owner[];
  /** The large line of the consultation banner. */
  invitation?: string;
  /** Content that floats over the page and belongs to no other landmark. */
  children?: ReactNode;
};

export function Footer({
  settings,
  locations,
  menus,
  socialLinks,
  products,
  owners,
  invitation,
  children,
}: Props) {
  return (
    <footer className={styles.footer} data-tone="dark">
      <div className={styles.container}>
        <Consultation
          phone={settings?.phone}
          leaders={owners.slice(0, 2)}
          invitation={invitation}
        />
        <div className={styles.columns}>
          <FooterBrand settings={settings} socialLinks={socialLinks} />
          <OfficialInfo locations={locations} phone={settings?.phone} email={settings?.email} />
          <FooterMenu items={menus.footer} />
          <CompanyGallery products={products} />
        </div>
        <FooterBase copyright={settings?.copyright} more={menus.more} legal={menus.legal} />
      </div>
      {children}
    </footer>
  );
}
