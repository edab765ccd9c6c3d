import { BlogPost } from '@/components/blog/blog-post/blog-post';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { loadPost } from '@/lib/blog/load-post';
import { getProducts } from '@/lib/shop/products';
import { postMetadata } from '@/lib/seo/item-metadata';
import { dynamicPage } from '../../dynamic-page';

const { generateStaticParams, generateMetadata, Page } = dynamicPage('id', {
  find: loadPost,
  metadataOf: ({ post }) => postMetadata(post),
  Screen: async ({ post, posts }) => (
    <>
      <PageBanner title={post.title} breadcrumbs={['/blog']} />
      <BlogPost post={post} posts={posts} products={await getProducts()} sidebar="left" />
    </>
  ),
});
export { generateStaticParams, generateMetadata, Page as default };
