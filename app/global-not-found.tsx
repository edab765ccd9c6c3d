// First of all: it declares the order of the styles of all others.
import RootLayout, { generateMetadata as siteMetadata } from './layout';
import type { Metadata } from 'next';
import { SiteFrame } from '@/components/layout/site-frame/site-frame';
import { loadWords } from '@/lib/content/words/load-words';
import { PageNotFound } from './page-not-found';

export { generateViewport } from './layout';

export async function generateMetadata(): Promise<Metadata> {
  const site = await siteMetadata();
  const { title } = (await loadWords()).pages['/error'];
  return { ...site, title: site.title?.template.replace('%s', () => title) ?? title };
}

/**
 * Answers addresses of no route, which have no layout. A `not-found.tsx` beside this file could do so as
 * well, but Next.js would send it, frame and all, in the data of every page.
 */
export default function GlobalNotFound() {
  return (
    <RootLayout>
      <SiteFrame variant="shared">
        <PageNotFound />
      </SiteFrame>
    </RootLayout>
  );
}
