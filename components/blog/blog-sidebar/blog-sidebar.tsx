import { BlogSearch } from '@/components/blog/blog-search/blog-search';
import { ProductCard } from '@/components/products/product-card/product-card';
import { ProductPrice } from '@/components/products/product-card/product-price';
import { SidebarBlock } from '@/components/blog/sidebar-block/sidebar-block';
import { SidebarRow } from '@/components/blog/sidebar-block/sidebar-row';
import { siteWords } from '@/lib/content/site-words';
import type { Sidebar } from '@/lib/features/blog/sidebar';
import type { Post } from '@/lib/content/schemas';
import { productPath } from '@/lib/pages/routes/paths';

type Props = Sidebar & {
  /** Newest first. */
  posts: Post[];
};

export function BlogSidebar({ posts, popular, hot, categories }: Props) {
  const { blog, headings } = siteWords();
  return (
    <>
      <BlogSearch posts={posts} categories={categories} />
      {popular.length > 0 && (
        <SidebarBlock title={headings['popular-products'].title}>
          <ul>
            {popular.map(({ id, slug, title, picture, price, discountPrice }) => (
              <li key={id}>
                <SidebarRow
                  href={productPath({ id, slug })}
                  title={title}
                  picture={picture}
                  note={<ProductPrice price={price} discountPrice={discountPrice} />}
                />
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
