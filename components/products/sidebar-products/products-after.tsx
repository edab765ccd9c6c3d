import { SidebarBlock } from '@/components/ui/sidebar-block/sidebar-block';
import { siteWords } from '@/lib/content/words/site-words';
import { ProductRow } from './product-row';
import type { SidebarProductsProps } from './sidebar-products';
import styles from './products-after.module.css';

/** The products that stand beside lists of posts, on one line after a post. */
export function ProductsAfter({ popular, hot }: SidebarProductsProps) {
  if (popular.length === 0 && !hot) return null;
  const { blog, headings } = siteWords();
  return (
    <div className={styles.products} data-screen-only>
      {popular.length > 0 && (
        <SidebarBlock title={headings['popular-products'].title} className={styles.popular}>
          <ul className={styles.row}>
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
          <ProductRow {...hot} />
        </SidebarBlock>
      )}
    </div>
  );
}
