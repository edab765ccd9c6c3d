import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/footer/footer';
import { Header, type HeaderVariant } from '@/components/layout/header/header';
import { Preloader } from '@/components/layout/preloader/preloader-client';
import { ScrollTop } from '@/components/layout/scroll-top/scroll-top';
import { TopBar } from '@/components/layout/top-bar/top-bar';
import {
  getHomePage,
  getPortfolioIntroduction,
  getProducts,
  getSiteSettings,
  getSocialLinks,
} from '@/lib/content/endpoints';
import styles from './site-frame.module.css';

type Props = { variant: HeaderVariant; children: ReactNode };

/** Header, footer and the `main` element around every page. */
export async function SiteFrame({ variant, children }: Props) {
  const [settings, socialLinks = [], products = [], homePage, portfolio] = await Promise.all([
    getSiteSettings(),
    getSocialLinks(),
    getProducts(),
    getHomePage(),
    getPortfolioIntroduction(),
  ]);
  return (
    <>
      {/* On a slow machine half a header would be painted, whose parts then move. */}
      <link rel="expect" href="#main" blocking="render" />
      <a href="#main" className={styles.skip} data-screen-only>
        Skip to content
      </a>
      <Preloader />
      <TopBar settings={settings} />
      <Header variant={variant} settings={settings} portfolioFile={portfolio?.file} />
      <main
        id="main"
        tabIndex={-1}
        className={clsx(styles.main, styles[variant])}
        data-tone={variant === 'industrial' ? 'dark' : undefined}
      >
        {children}
      </main>
      <Footer
        settings={settings}
        socialLinks={socialLinks}
        products={products}
        owners={homePage?.owners ?? []}
      >
        <ScrollTop />
      </Footer>
    </>
  );
}
