import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/footer/footer';
import { Header, type HeaderVariant } from '@/components/layout/header/header';
import { Preloader } from '@/components/layout/preloader/preloader-client';
import { ScrollTop } from '@/components/layout/scroll-top/scroll-top';
import { TopBar } from '@/components/layout/top-bar/top-bar';
import { getSiteSettings } from '@/lib/content/store/endpoints';
import { siteWords } from '@/lib/content/words/site-words';
import { frameContent } from '@/lib/features/company/frame';
import { learnLanguage } from '@/lib/pages/address-in';
import { hiddenPaths } from '@/lib/pages/hidden';
import styles from './site-frame.module.css';

type Props = { variant: HeaderVariant; children: ReactNode };

/** Header, footer and the `main` element around every page. */
export async function SiteFrame({ variant, children }: Props) {
  const [settings, frame, hidden] = await Promise.all([
    getSiteSettings(),
    frameContent(),
    hiddenPaths(),
    learnLanguage(),
  ]);
  return (
    <>
      {/* On a slow machine half a header would be painted, whose parts then move. */}
      <link rel="expect" href="#main" blocking="render" />
      <a href="#main" className={styles.skip} data-screen-only>
        {siteWords().layout.skipToContent}
      </a>
      <Preloader />
      <TopBar
        phone={settings?.phone}
        address={settings?.address ?? frame.places[0]?.address}
        language={frame.language}
      />
      <Header
        variant={variant}
        settings={settings}
        portfolioFile={frame.portfolioFile}
        menu={frame.menus.main}
        hasCart={!hidden.has('/cart')}
        hasSearch={!hidden.has('/search')}
        hasBasket={!hidden.has('/quote')}
        quoteLink={frame.quoteLink}
        language={frame.language}
      />
      <main
        id="main"
        tabIndex={-1}
        className={clsx(styles.main, styles[variant])}
        data-tone={variant === 'industrial' ? 'dark' : undefined}
      >
        {children}
      </main>
      <Footer settings={settings} frame={frame}>
        <ScrollTop />
      </Footer>
    </>
  );
}
