import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { SiteScripts } from '@/components/layout/site-scripts';
import { getSiteSettings } from '@/lib/content/endpoints';
import { environment } from '@/lib/env';
import './tokens.css';
import './base.css';
import './transitions.css';

const archivo = localFont({
  src: './fonts/archivo.woff2',
  variable: '--font-archivo',
  weight: '400 700',
  declarations: [{ prop: 'font-stretch', value: '100% 125%' }],
  adjustFontFallback: 'Arial',
});

export async function generateMetadata(): Promise<Metadata> {
  const brand = (await getSiteSettings())?.name;
  return {
    metadataBase: new URL(environment().SITE_URL),
    title: brand && { default: brand, template: `%s | ${brand}` },
    applicationName: brand,
    formatDetection: { telephone: false },
  };
}

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#f4f5f3' },
    { media: '(prefers-color-scheme: dark)', color: '#0e1013' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const brand = (await getSiteSettings())?.name;
  return (
    <html lang="en" className={archivo.variable}>
      <body id="top">
        {/* A page's own Open Graph data replaces a layout's, so this stands outside of it. */}
        {brand && <meta property="og:site_name" content={brand} />}
        {children}
        <SiteScripts />
      </body>
    </html>
  );
}
