import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ProductComparison } from '@/components/products/product-comparison/product-comparison';
import { ButtonLink } from '@/components/ui/button/button';
import { Section } from '@/components/ui/section/section';
import { getProducts } from '@/lib/content/endpoints';
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
        <Section aria-labelledby="page-title">
          {chosen.length > MOST && <p>{texts.compareMore}</p>}
          {chosen.length > 0 ? (
            <ProductComparison products={chosen.slice(0, MOST)} />
          ) : (
            <>
              <p>{texts.compareNone}</p>
              <ButtonLink href="/shop">{texts.reset}</ButtonLink>
            </>
          )}
        </Section>
      </>
    );
  },
});
export { generateMetadata, Page as default };
