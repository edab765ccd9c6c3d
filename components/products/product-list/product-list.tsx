import { SortedProducts } from '@/components/products/product-sorting/sorted-products-client';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { ProductCard } from '@/components/products/product-card/product-card';
import { Pagination } from '@/components/ui/pagination/pagination';
import { Section } from '@/components/ui/section/section';
import type { Product } from '@/lib/content/schemas';
import { pageLinks, resultsText, type PageOf } from '@/lib/paging';
import { productList } from '@/lib/seo/item-lists';
import styles from './product-list.module.css';

export function ProductList({ page }: { page: PageOf<Product> }) {
  return (
    <Section aria-label="Products">
      <JsonLd thing={productList(page)} />
      <SortedProducts
        shown={resultsText(page)}
        items={page.items.map((product) => ({
          id: product.id,
          card: (
            <ProductCard
              product={product}
              level="h2"
              sizes="(width < 768px) 50vw, (width < 992px) 33vw, 25vw"
            />
          ),
        }))}
      />
      {page.pages > 1 && (
        <Pagination
          label="Pages of the shop"
          pages={pageLinks('/shop', page)}
          className={styles.pages}
        />
      )}
    </Section>
  );
}
