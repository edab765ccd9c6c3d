import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ProductList } from '@/components/products/product-list/product-list';
import { NothingChosen } from '@/components/products/product-comparison/nothing-chosen';
import { ProductComparison } from '@/components/products/product-comparison/product-comparison';
import { Section } from '@/components/ui/section/section';
import { getProducts } from '@/lib/content/endpoints';
import { shopPage } from '@/lib/shop/products';
import { shopTexts as texts } from '@/lib/shop/texts';
import { sitePage } from '../../../site-page';

const MOST = 3;

const { generateMetadata, Page } = sitePage('/shop/compare', {
  async Screen(page, searchParams) {
    const [products = [], { id = [] }] = await Promise.all([getProducts(), searchParams]);
    const ids = new Set([id].flat());
    const chosen = products.filter((product) => ids.has(String(product.id)));
    return (
      <>
        <PageBanner page={page} under={['/shop']} slim />
        {chosen.length > 0 ? (
          <Section aria-labelledby="page-title">
            {chosen.length > MOST && <p>{texts.compareMore}</p>}
            <ProductComparison products={chosen.slice(0, MOST)} />
          </Section>
        ) : (
          <ProductList page={shopPage(products, 1)} hasQuote={page.leadsTo('/quote')}>
            <NothingChosen />
          </ProductList>
        )}
      </>
    );
  },
});
export { generateMetadata, Page as default };
