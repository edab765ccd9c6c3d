import { BlogPost } from '@/components/blog/blog-post/blog-post';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ProductsAfter } from '@/components/products/sidebar-products/products-after';
import { postItem, postSegments } from '@/lib/features/blog/load-post';
import { getSidebar } from '@/lib/features/blog/sidebar';
import { postPath } from '@/lib/pages/routes/paths';
import { postMetadata } from '@/lib/features/seo/item-metadata';
import { dynamicPage } from '../../dynamic-page';

const { generateStaticParams, generateMetadata, Page } = dynamicPage('id', '/blog', {
  item: postItem,
  segments: postSegments,
  pathOf: ({ post }) => postPath(post),
  metadataOf: ({ post }) => postMetadata(post),
  async Screen({ post, posts }, blog) {
    const { categories, ...products } = await getSidebar();
    return (
      <>
        <PageBanner page={blog} title={post.title} under={['/blog']} picture={null} />
        <BlogPost
          post={post}
          posts={posts}
          categories={categories}
          after={<ProductsAfter {...products} />}
          sidebar="left"
        />
      </>
    );
  },
});
export { generateStaticParams, generateMetadata, Page as default };
