import type { ReactNode } from 'react';
import { CompareBar } from '@/components/products/product-comparison/compare-bar';
import {
  MadeToDrawing,
  type MadeToDrawingProps,
} from '@/components/products/made-to-drawing/made-to-drawing';
import { SortedProducts } from '@/components/products/product-sorting/sorted-products-client';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { Pagination } from '@/components/ui/pagination/pagination';
import { Section } from '@/components/ui/section/section';
import type { Product } from '@/lib/content/schemas/schemas';
import { siteWords } from '@/lib/content/words/site-words';
import { pageLinks, type PageOf } from '@/lib/pages/paging';
import { productList } from '@/lib/features/seo/item-lists';
import { plural } from '@/words/format';
import { ProductCell } from './product-cell';
import styles from './product-list.module.css';

type Props = {
  page: PageOf<Product>;
  /** Of the further pages. */
  hrefOf?: (page: number) => string;
  /** What can be done with a product, beneath its card. */
  actionOf?: (product: Product) => ReactNode;
  /** In one line with the order of the products. */
  filter?: ReactNode;
  /** What is chosen of it. */
  chosen?: ReactNode;
  /** Above the line of controls. */
  children?: ReactNode;
  /** What stands there where there are none. */
  none?: string;
  /** What the company says of them. */
  introduction?: string;
  /** What follows the last of all products. */
  madeToDrawing?: MadeToDrawingProps;
};

/** One page of products, each of which can be chosen to be compared. */
export function ProductList(props: Props) {
  const { page, hrefOf, actionOf, filter, chosen, children, none, introduction, madeToDrawing } =
    props;
  const { common, language, shop } = siteWords();
  const { from, to, total } = page;
  const canCompare = page.items.length > 1;
  return (
    <Section aria-label={common.products} className={styles.list}>
      <JsonLd thing={productList(page)} />
      {children}
      {introduction && <p className={styles.introduction}>{introduction}</p>}
      <SortedProducts
        filter={filter}
        chosen={
          <>
            {chosen}
            {total === 0 && none && <p className={styles.none}>{none}</p>}
          </>
        }
        shown={total > 0 ? plural(language, shop.showing, { from, to, count: total }) : undefined}
        words={{
          sortBy: shop.sortBy,
          orders: shop.sortOrders,
          needsScripts: shop.sortingNeedsScripts,
        }}
        items={page.items.map((product, index) => ({
          id: product.id,
          card: (
            <ProductCell
              product={product}
              sizes="(width < 768px) 50vw, (width < 992px) 33vw, 25vw"
              priority={index === 0 && page.page === 1}
              action={actionOf?.(product)}
              canCompare={canCompare}
            />
          ),
        }))}
        end={madeToDrawing && to === total && <MadeToDrawing {...madeToDrawing} variant="cell" />}
      />
      {canCompare && <CompareBar />}
      {page.pages > 1 && (
        <Pagination
          label={shop.pages}
          pages={pageLinks(hrefOf ?? '/shop', page)}
          className={styles.pages}
        />
      )}
    </Section>
  );
}
