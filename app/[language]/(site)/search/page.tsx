import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { MadeToDrawing } from '@/components/products/made-to-drawing/made-to-drawing';
import { CategoryLinks } from '@/components/products/product-filter/category-links';
import { FoundElsewhere } from '@/components/search/search-results/found-elsewhere';
import { NothingFound } from '@/components/search/search-results/nothing-found';
import { SearchBar } from '@/components/search/search-results/search-bar';
import { SearchResults } from '@/components/search/search-results/search-results';
import { WhatToLookFor } from '@/components/search/search-results/what-to-look-for';
import { Loading } from '@/components/ui/content-boundary/content-boundary';
import { Section } from '@/components/ui/section/section';
import { getProducts } from '@/lib/content/store/endpoints';
import { siteFormats } from '@/lib/content/words/site-words';
import { quoteLink } from '@/lib/features/quotes/quote-link';
import { queryOf, search, searchElsewhere } from '@/lib/features/search/search';
import { categoryLinks } from '@/lib/features/shop/categories';
import { getPage } from '@/lib/pages/page';
import { sitePage } from '../../site-page';

const MOST_HITS = 30;
/** Of each other language. */
const MOST_ELSEWHERE = 3;

const { generateMetadata, Page } = sitePage('/search', {
  async Screen(page, searchParams) {
    const { q } = await searchParams;
    const query = queryOf(String(q ?? ''));
    const { hits, total, complete } = await search(query, MOST_HITS);
    return (
      <>
        <PageBanner
          page={page}
          slim
          action={<SearchBar query={query} shown={hits.length} total={total} />}
        />
        <Section aria-labelledby="page-title">
          {!query && <WhatToLookFor leadsTo={page.leadsTo} />}
          {total === 0 && !complete && <Loading />}
          {query && total === 0 && complete && (
            <NothingFound query={query} leadsTo={page.leadsTo}>
              <FoundElsewhere found={await searchElsewhere(query, MOST_ELSEWHERE)} />
              {await shopInstead()}
            </NothingFound>
          )}
          {total > 0 && <SearchResults hits={hits} />}
        </Section>
      </>
    );
  },
});

/** Where a search has found nothing: its categories, and the way with a drawing. */
async function shopInstead() {
  const [shop, products = [], way] = await Promise.all([
    getPage('/shop'),
    getProducts(),
    quoteLink(),
  ]);
  return (
    shop && (
      <>
        <CategoryLinks
          categories={categoryLinks(products, siteFormats().locale)}
          all={{ href: shop.path, count: products.length }}
        />
        <MadeToDrawing
          invitation={shop.heading('made-to-drawing')}
          quoteLink={way}
          variant="band"
        />
      </>
    )
  );
}
export { generateMetadata, Page as default };
