import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { CategoryLinks } from '@/components/products/product-filter/category-links';
import { ProductFilter } from '@/components/products/product-filter/product-filter';
import { ProductList } from '@/components/products/product-list/product-list';
import { FEW, SmallCategory } from '@/components/products/small-category/small-category';
import { addToQuoteFrom } from '@/components/quotes/add-to-quote/add-to-quote';
import { siteWords } from '@/lib/content/words/site-words';
import { categorySegments, namedCategories } from '@/lib/pages/categories';
import { categoryPath } from '@/lib/pages/routes/paths';
import { quoteLink } from '@/lib/features/quotes/quote-link';
import { describePage } from '@/lib/features/seo/describe-page';
import { facetsOf, filterForm, filterPath } from '@/lib/features/shop/facets';
import { requireProducts, shopPage } from '@/lib/features/shop/products';
import { categoryItem } from '@/lib/features/shop/shop-items';
import { fill } from '@/words/format';
import { dynamicPage } from '../../../dynamic-page';

const { generateStaticParams, generateMetadata, Page } = dynamicPage('slug', '/shop', {
  item: categoryItem,
  async segments() {
    await requireProducts();
    return categorySegments(await namedCategories());
  },
  pathOf: ({ slug }) => categoryPath(slug),
  metadataOf({ slug, name, titles }, shop) {
    const { seo, common } = siteWords();
    return describePage({
      title: fill(seo.categoryTitle, { category: name, shop: shop.name }),
      description: fill(seo.category, { category: name, products: titles.join(common.comma) }),
      path: categoryPath(slug),
      card: '/shop',
    });
  },
  async Screen({ slug, name, introduction, products, all, total }, shop) {
    const links = (
      <CategoryLinks categories={all} current={slug} all={{ href: '/shop', count: total }} />
    );
    const madeToDrawing = {
      invitation: shop.heading('made-to-drawing'),
      picture: shop.picture,
      quoteLink: await quoteLink(),
    };
    const list = { page: shopPage(products, 1), actionOf: addToQuoteFrom(shop), introduction };
    return (
      <>
        <PageBanner page={shop} title={name} under={['/shop']} slim />
        {products.length > FEW ? (
          // Further pages are those of the filter, which search engines need not list.
          <ProductList
            {...list}
            madeToDrawing={madeToDrawing}
            hrefOf={(page) =>
              page === 1 ? categoryPath(slug) : filterPath({ category: [slug] }, page)
            }
            filter={
              <ProductFilter
                {...filterForm(facetsOf(products, siteWords(), { category: [slug] }))}
                kept={[{ name: 'category', value: slug }]}
              />
            }
          >
            {links}
          </ProductList>
        ) : (
          <SmallCategory {...list} {...madeToDrawing}>
            {links}
          </SmallCategory>
        )}
      </>
    );
  },
});
export { generateStaticParams, generateMetadata, Page as default };
