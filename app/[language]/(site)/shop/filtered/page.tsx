import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { CategoryLinks } from '@/components/products/product-filter/category-links';
import { ChosenFilters } from '@/components/products/product-filter/chosen-filters';
import { ProductFilter } from '@/components/products/product-filter/product-filter';
import { ProductList } from '@/components/products/product-list/product-list';
import { addToQuoteFrom } from '@/components/quotes/add-to-quote/add-to-quote';
import { quoteLink } from '@/lib/features/quotes/quote-link';
import { getProducts } from '@/lib/content/store/endpoints';
import { siteWords } from '@/lib/content/words/site-words';
import { categoryAt, namedCategories } from '@/lib/pages/categories';
import { getPage } from '@/lib/pages/page';
import { pageNumber } from '@/lib/pages/paging';
import { categoryIntroduction, narrowedCategories } from '@/lib/features/shop/categories';
import { facetsOf, filterForm, filterPath, narrow, readFilters } from '@/lib/features/shop/facets';
import { shopPage } from '@/lib/features/shop/products';
import { sitePage } from '../../../site-page';

/** What `proxy.ts` answers to `/shop?category=gears`, so that `/shop` itself stays stored. */
const { generateMetadata, Page } = sitePage('/shop/filtered', {
  async Screen(page, searchParams) {
    const [shop = page, products = [], query, way] = await Promise.all([
      getPage('/shop'),
      getProducts(),
      searchParams,
      quoteLink(),
    ]);
    const words = siteWords();
    const filters = readFilters(products, query);
    const facets = facetsOf(products, words, filters);
    const found = narrow(products, filters);
    const list = shopPage(found, pageNumber(String(query.page ?? '')) ?? 1);
    const categories = narrowedCategories(facets, products);
    const current = filters.category?.length === 1 ? filters.category[0] : undefined;
    const others = { ...filters, category: undefined };
    const category = categories.find(({ slug }) => slug === current);
    const named = category && categoryAt(await namedCategories(), category.slug);
    return (
      <>
        <PageBanner
          page={shop}
          {...(category && { title: category.name, under: ['/shop'] })}
          slim
        />
        <ProductList
          page={list}
          hrefOf={(number) => filterPath(filters, number)}
          actionOf={addToQuoteFrom(page)}
          filter={<ProductFilter {...filterForm(facets)} />}
          introduction={named && (await categoryIntroduction(named))}
          chosen={
            <ChosenFilters facets={facets} filters={filters} hasCategory={Boolean(category)} />
          }
          none={words.shop.none}
          madeToDrawing={{
            invitation: shop.heading('made-to-drawing'),
            picture: shop.picture,
            quoteLink: way,
          }}
        >
          <CategoryLinks
            categories={categories}
            current={current}
            all={{
              href: filterPath(others),
              count: narrow(products, others).length,
              isCurrent: !filters.category?.length,
            }}
            hrefOf={(slug) => filterPath({ ...filters, category: [slug] })}
          />
        </ProductList>
      </>
    );
  },
});
export { generateMetadata, Page as default };
