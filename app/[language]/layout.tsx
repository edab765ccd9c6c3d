// First of all, before the styles of fonts: it declares the order of the others.
import '../layers.css';
import { clsx } from 'clsx';
import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import { notFound } from 'next/navigation';
import { language } from 'next/root-params';
import type { ReactNode } from 'react';
import { failedAttribute } from '@/components/layout/error-screen/failed-words';
import { PreviewBar } from '@/components/layout/preview-bar/preview-bar';
import { SiteScripts } from '@/components/layout/site-scripts';
import { currentLanguage } from '@/lib/content/store/current-language';
import { readRootLanguageBy } from '@/lib/content/store/root-language';
import { getSiteSettings } from '@/lib/content/store/endpoints';
import { loadWords } from '@/lib/content/words/load-words';
import { brandCss } from '@/lib/features/brand/brand-css';
import { paletteOf } from '@/lib/features/brand/palette';
import { openGraphLocale } from '@/lib/features/seo/open-graph-locale';
import { isSpoken, MAIN } from '@/lib/pages/languages';
import { environment } from '@/lib/platform/env';
import { writingOf } from '@/lib/platform/text/writing';
import '../fallback-fonts.css';
import '../letters.css';
import '../tokens.css';
import '../base.css';
import '../writing.css';
// Next.js preloads the styles of error and not-found boundaries on every page unless a layout has them.
import '@/components/layout/screen/screen.module.css';
import '../transitions.css';
import '../print.css';

// Made by bin/fonts/make-fonts.ts, which lists the characters of each file.
const archivo = localFont({
  src: '../fonts/archivo.woff2',
  variable: '--font-archivo',
  display: 'swap', // its stand-in is as wide, so that hardly a text moves: decision 0015
  weight: '400 640',
  declarations: [
    { prop: 'font-stretch', value: '100% 120%' },
    {
      prop: 'unicode-range',
      value:
        'U+20-5b, U+5d, U+5f, U+61-7a, U+a0, U+a9, U+b0-b3, U+b5, U+b7, U+d7-d8, U+2009, U+2013-2014, U+2018-2019, U+201c-201d, U+2026, U+202f, U+2212',
    },
  ],
  adjustFontFallback: false, // its one width would not do for headings: app/fallback-fonts.css
});

const archivoMore = localFont({
  src: '../fonts/archivo-more.woff2',
  variable: '--font-archivo-more',
  weight: '400 640',
  preload: false,
  declarations: [
    { prop: 'font-stretch', value: '100% 120%' },
    {
      prop: 'unicode-range',
      value:
        'U+5c, U+5e, U+60, U+7b-7e, U+a1-a8, U+aa-af, U+b4, U+b6, U+b8-d6, U+d9-ff, U+152-153, U+201e, U+2022, U+2032-2033, U+2039-203a, U+20ac, U+2113, U+2122, U+2190-2193, U+2264-2265',
    },
  ],
  adjustFontFallback: false,
});

readRootLanguageBy(language);

/** Further languages are known once content is; `proxy.ts` lets no address of another through. */
export const generateStaticParams = () => [{ language: MAIN }];

async function requireSpoken(): Promise<void> {
  if (!isSpoken(await currentLanguage())) notFound();
}

export async function generateMetadata() {
  await requireSpoken();
  const { name: brand, brand: look } = (await getSiteSettings()) ?? {};
  return {
    icons: {
      icon: look?.favicon ?? '/icon.svg',
      apple: look?.touchIcon ?? '/apple-icon.png',
    },
    metadataBase: new URL(environment().SITE_URL),
    title: brand ? { default: brand, template: `%s | ${brand}` } : undefined,
    applicationName: brand,
    formatDetection: { telephone: false },
  } satisfies Metadata;
}

export async function generateViewport(): Promise<Viewport> {
  const { tokens } = paletteOf((await getSiteSettings())?.brand ?? {});
  return {
    colorScheme: 'light dark',
    themeColor: [
      { media: '(prefers-color-scheme: light)', color: '#f4f5f3' },
      { media: '(prefers-color-scheme: dark)', color: tokens['graphite-950'] ?? '#0e1013' },
    ],
  };
}

export default async function RootLayout({ children }: { children: ReactNode }) {
  await requireSpoken();
  const { name: brand, brand: look, locale } = (await getSiteSettings()) ?? {};
  const { errors } = await loadWords();
  const css = brandCss(look);
  const { lang, dir, letters } = writingOf(locale);
  return (
    <html
      lang={lang}
      dir={dir}
      data-letters={letters}
      data-scroll-behavior="smooth"
      data-failed={failedAttribute(errors.failed)}
      className={clsx(archivo.variable, archivoMore.variable)}
    >
      <body id="top">
        {css && <style>{css}</style>}
        {/* A page's own Open Graph data replaces a layout's, so this stands outside of it. */}
        {brand && <meta property="og:site_name" content={brand} />}
        {locale && <meta property="og:locale" content={openGraphLocale(locale)} />}
        {children}
        <PreviewBar />
        <SiteScripts />
      </body>
    </html>
  );
}
