import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { NothingChosen } from '@/components/products/product-comparison/nothing-chosen';
import { ProductComparison } from '@/components/products/product-comparison/product-comparison';
import { AddToQuote } from '@/components/quotes/add-to-quote/add-to-quote';
import { Section } from '@/components/ui/section/section';
import { getProducts } from '@/lib/content/store/endpoints';
import { siteWords } from '@/lib/content/words/site-words';
import { getPage } from '@/lib/pages/page';
import { sitePage } from '../../../site-page';

const MOST = 3;

const { generateMetadata, Page } = sitePage('/shop/compare', {
  async Screen(page, searchParams) {
    const [products = [], { id = [] }, quote] = await Promise.all([
      getProducts(),
      searchParams,
      getPage('/quote'),
    ]);
    const ids = new Set([id].flat());
    const chosen = products.filter((product) => ids.has(String(product.id)));
    return (
      <>
        <PageBanner page={page} under={['/shop']} slim />
        <Section aria-labelledby="page-title">
          {chosen.length > MOST && <p>{siteWords().shop.compareMore}</p>}
          {chosen.length > 0 ? (
            <ProductComparison
              products={chosen.slice(0, MOST)}
              quote={
                quote && {
                  name: quote.name,
                  actionOf: (product) => <AddToQuote product={product} size="small" />,
                }
              }
            />
          ) : (
            <NothingChosen products={products} />
          )}
        </Section>
      </>
    );
  },
});
export { generateMetadata, Page as default };
