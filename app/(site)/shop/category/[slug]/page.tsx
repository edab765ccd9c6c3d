import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { CategoryLinks } from '@/components/products/product-filter/category-links';
import { ProductList } from '@/components/products/product-list/product-list';
import { FEW, SmallCategory } from '@/components/products/small-category/small-category';
import { getPages } from '@/lib/content/endpoints';
import { siteWords } from '@/lib/content/site-words';
import { categoryPath } from '@/lib/pages/routes/paths';
import { wayIn } from '@/lib/features/quotes/way-in';
import { describePage } from '@/lib/features/seo/describe-page';
import { categoriesOf, categoryLinks } from '@/lib/features/shop/categories';
import { filterPath } from '@/lib/features/shop/facets';
import { requireProducts, shopPage } from '@/lib/features/shop/products';
import { fill } from '@/words/format';
import { dynamicPage } from '../../../dynamic-page';

const { generateStaticParams, generateMetadata, Page } = dynamicPage('slug', '/shop', {
  folder: '/shop/category',
  segments: async () => categoriesOf(await requireProducts()).map(({ slug }) => slug),
  async find(slug) {
    const products = await requireProducts();
    const category = categoriesOf(products).find((category) => category.slug === slug);
    if (!category) return undefined;
    const { name } = category;
    const texts = (await getPages())?.find(({ path }) => path === categoryPath(slug));
    const titles = category.products.slice(0, 4).map(({ title }) => title);
    return {
      slug,
      name,
      titles,
      introduction: texts?.introduction,
      list: shopPage(category.products, 1),
      all: categoryLinks(products),
    };
  },
  metadataOf({ slug, name, titles }, shop) {
    const { seo } = siteWords();
    return describePage({
      title: fill(seo.categoryTitle, { category: name, shop: shop.name }),
      description: fill(seo.category, { category: name, products: titles.join(', ') }),
      path: categoryPath(slug),
      card: '/shop',
    });
  },
  async Screen({ slug, name, introduction, list, all }, shop) {
    const links = <CategoryLinks categories={all} current={slug} />;
    const hasQuote = shop.leadsTo('/quote');
    return (
      <>
        <PageBanner page={shop} title={name} under={['/shop']} />
        {list.total > FEW ? (
          // Further pages are those of the filter, which search engines need not list.
          <ProductList
            page={list}
            hasQuote={hasQuote}
            introduction={introduction}
            hrefOf={(page) =>
              page === 1 ? categoryPath(slug) : filterPath({ category: [slug] }, page)
            }
          >
            {links}
          </ProductList>
        ) : (
          <SmallCategory
            page={list}
            hasQuote={hasQuote}
            introduction={introduction}
            invitation={shop.heading('made-to-drawing')}
            wayIn={await wayIn()}
          >
            {links}
          </SmallCategory>
        )}
      </>
    );
  },
});
export { generateStaticParams, generateMetadata, Page as default };
