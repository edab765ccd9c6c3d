import { BlogSearch } from '@/components/blog/blog-search/blog-search';
import { ProductCard } from '@/components/products/product-card/product-card';
import { ProductRow } from '@/components/blog/sidebar-block/product-row';
import { SidebarBlock } from '@/components/blog/sidebar-block/sidebar-block';
import { siteWords } from '@/lib/content/site-words';
import type { Sidebar } from '@/lib/features/blog/sidebar';
import type { Post } from '@/lib/content/schemas';

type Props = Sidebar & {
  /** Newest first. */
  posts: Post[];
};

export function BlogSidebar({ posts, popular, hot, categories }: Props) {
  const { blog, common } = siteWords();
  return (
    <>
      <BlogSearch posts={posts} categories={categories} />
      {popular.length > 0 && (
        <SidebarBlock title={common.popularProducts}>
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
