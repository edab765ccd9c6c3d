import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ProductList } from '@/components/products/product-list/product-list';
import { addToQuoteFrom } from '@/components/quotes/add-to-quote/add-to-quote';
import { siteWords } from '@/lib/content/words/site-words';
import { quoteLink } from '@/lib/features/quotes/quote-link';
import { listPageMetadata } from '@/lib/features/seo/page-metadata';
import { furtherShopPages } from '@/lib/features/shop/products';
import { fill } from '@/words/format';
import { dynamicPage } from '../../../dynamic-page';

const { generateStaticParams, generateMetadata, Page } = dynamicPage('n', '/shop', {
  ...furtherShopPages,
  metadataOf({ page, pages, from, to }, list) {
    const { seo } = siteWords();
    return listPageMetadata(list, page, {
      title: fill(seo.pageOf, { name: list.name, page, pages }),
      description: fill(seo.products, { from, to }),
    });
  },
  Screen: async (list, shop) => (
    <>
      <PageBanner
        page={shop}
        title={fill(siteWords().seo.page, { name: shop.name, page: list.page })}
        under={['/shop']}
        slim
      />
      <ProductList
        page={list}
        actionOf={addToQuoteFrom(shop)}
        madeToDrawing={{
          invitation: shop.heading('made-to-drawing'),
          picture: shop.picture,
          quoteLink: await quoteLink(),
        }}
      />
    </>
  ),
});
export { generateStaticParams, generateMetadata, Page as default };
