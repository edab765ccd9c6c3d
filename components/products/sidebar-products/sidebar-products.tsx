import { ProductCard } from '@/components/products/product-card/product-card';
import { SidebarBlock } from '@/components/ui/sidebar-block/sidebar-block';
import type { Product } from '@/lib/content/schemas/schemas';
import { siteWords } from '@/lib/content/words/site-words';
import { ProductRow } from './product-row';

export type SidebarProductsProps = { popular: Product[]; hot?: Product };

/** Products of the shop beside something else. */
export function SidebarProducts({ popular, hot }: SidebarProductsProps) {
  const { blog, headings } = siteWords();
  return (
    <>
      {popular.length > 0 && (
        <SidebarBlock title={headings['popular-products'].title}>
          <ul>
            {popular.map((product) => (
              <li key={product.id}>
                <ProductRow {...product} />
              </li>
            ))}
          </ul>
        </SidebarBlock>
      )}
      {hot && (
        <SidebarBlock title={blog.hotItem}>
          <ProductCard product={hot} />
        </SidebarBlock>
      )}
    </>
  );
}
