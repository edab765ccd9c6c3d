import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ComponentProps } from 'react';
import { LanguageList } from '@/components/layout/language-switch/language-list';
import { NotFoundScreen } from '@/components/layout/not-found-screen/not-found-screen';
import { loadWords } from '@/lib/content/words/load-words';
import { siteWords } from '@/lib/content/words/site-words';
import { addressesOf } from '@/lib/features/languages/addresses';
import { languageLinks } from '@/lib/features/languages/language-links';
import { quoteLink } from '@/lib/features/quotes/quote-link';
import { getPage } from '@/lib/pages/page';
import { NO_PAGE } from '@/lib/pages/page-paths';
import type { RoutePath } from '@/lib/pages/routes';

type Props = Pick<ComponentProps<typeof NotFoundScreen>, 'stands'> & {
  /** Of the page that was asked for, which other languages may have. */
  path?: string;
  /** The list above it. */
  above?: RoutePath;
};

export const notFoundMetadata = async (): Promise<Metadata> => ({
  title: (await loadWords()).pages['/error'].title,
  robots: { index: false },
});

/**
 * Of what stands in place of a page. Next.js itself answers for one that no language has, by the screen in reserve:
 * that knows no other language.
 * @param path of the page that was asked for
 */
export async function missingMetadata(path: string): Promise<Metadata> {
  if ((await addressesOf(path)).length === 0) notFound();
  return notFoundMetadata();
}

/** The 404 screen, with the picture that content gives the page `/error`, and ways on where it is shown. */
export async function PageNotFound({ stands, path = NO_PAGE, above }: Props) {
  const picture = (await getPage('/error'))?.picture;
  // In reserve it is in the data of every page, and nobody may ever see it.
  if (stands === 'reserve') return <NotFoundScreen picture={picture} stands={stands} />;
  const [services, shop, search, way, links] = await Promise.all([
    getPage('/service'),
    getPage('/shop'),
    getPage('/search'),
    quoteLink(),
    languageLinks({ path, above }),
  ]);
  const { common } = siteWords();
  const pages = [
    { page: shop, name: common.products },
    { page: services, name: common.services },
  ].flatMap(({ page, name }) => (page ? { href: page.path, name } : []));
  return (
    // The screen itself says where the page is.
    <LanguageList links={links.map((link) => ({ ...link, offer: undefined }))}>
      <NotFoundScreen
        picture={picture}
        stands={stands}
        ways={[...pages, way]}
        isSearched={search !== undefined}
        elsewhere={links.filter(({ offer }) => offer)}
      />
    </LanguageList>
  );
}
