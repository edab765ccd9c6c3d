import type { ReactNode } from 'react';
import type { SiteSettings } from '@/lib/content/schemas/schemas';
import type { Frame } from '@/lib/features/company/frame';
import { CompanyGallery } from './company-gallery';
import { Consultation } from './consultation';
import { FooterBase } from './footer-base';
import { FooterBrand } from './footer-brand';
import { FooterMenu } from './footer-menu';
import styles from './footer.module.css';
import { OfficialInfo } from './official-info';

type Props = {
  settings?: SiteSettings;
  frame: Frame;
  /** Content that floats over the page and belongs to no other landmark. */
  children?: ReactNode;
};

export function Footer({ settings, frame, children }: Props) {
  const {
    places,
    hasMorePlaces,
    menus,
    socialLinks,
    leaders,
    invitation,
    gallery,
    quoteLink,
    language,
  } = frame;
  return (
    <footer className={styles.footer} data-tone="dark">
      <div className={styles.container}>
        <Consultation
          phone={settings?.phone}
          leaders={leaders}
          invitation={invitation}
          quoteLink={quoteLink}
        />
        <div className={styles.columns}>
          <FooterBrand settings={settings} socialLinks={socialLinks} />
          <OfficialInfo
            locations={places}
            hasMore={hasMorePlaces}
            phone={settings?.phone}
            email={settings?.email}
          />
          <FooterMenu items={menus.footer} />
          <CompanyGallery {...gallery} />
        </div>
        <FooterBase
          copyright={settings?.copyright}
          more={menus.more}
          legal={menus.legal}
          language={language}
        />
      </div>
      {children}
    </footer>
  );
}
