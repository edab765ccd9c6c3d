import { ProductRow } from '@/components/blog/sidebar-block/product-row';
import { SidebarBlock } from '@/components/blog/sidebar-block/sidebar-block';
import { siteWords } from '@/lib/content/site-words';
import type { Sidebar } from '@/lib/features/blog/sidebar';
import styles from './post-products.module.css';

/** The products that stand beside lists of posts, on one line after a post. */
export function PostProducts({ popular, hot }: Pick<Sidebar, 'popular' | 'hot'>) {
  if (popular.length === 0 && !hot) return null;
  const { blog, common } = siteWords();
  return (
    <div className={styles.products} data-screen-only>
      {popular.length > 0 && (
        <SidebarBlock title={common.popularProducts} className={styles.popular}>
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
