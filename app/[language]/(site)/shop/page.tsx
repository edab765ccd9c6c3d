import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { CategoryLinks } from '@/components/products/product-filter/category-links';
import { ProductFilter } from '@/components/products/product-filter/product-filter';
import { ProductList } from '@/components/products/product-list/product-list';
import { addToQuoteFrom } from '@/components/quotes/add-to-quote/add-to-quote';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { quoteLink } from '@/lib/features/quotes/quote-link';
import { getProducts } from '@/lib/content/store/endpoints';
import { siteFormats, siteWords } from '@/lib/content/words/site-words';
import { categoryLinks } from '@/lib/features/shop/categories';
import { facetsOf, filterForm } from '@/lib/features/shop/facets';
import { shopPage } from '@/lib/features/shop/products';
import { sitePage } from '../../site-page';

const { generateMetadata, Page } = sitePage('/shop', {
  async Screen(page) {
    const [products, way] = await Promise.all([getProducts(), quoteLink()]);
    const words = siteWords();
    return (
      <>
        <PageBanner page={page} low />
        <ContentBoundary
          content={products}
          placeholder={<LoadingSection label={words.common.products} />}
        >
          {(products) => (
            <ProductList
              page={shopPage(products, 1)}
              actionOf={addToQuoteFrom(page)}
              madeToDrawing={{
                invitation: page.heading('made-to-drawing'),
                picture: page.picture,
                quoteLink: way,
              }}
              filter={<ProductFilter {...filterForm(facetsOf(products, words))} />}
            >
              <CategoryLinks
                categories={categoryLinks(products, siteFormats().locale)}
                all={{ href: '/shop', count: products.length, isCurrent: true }}
              />
            </ProductList>
          )}
        </ContentBoundary>
      </>
    );
  },
});
export { generateMetadata, Page as default };
