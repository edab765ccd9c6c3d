import { BlogPost } from '@/components/blog/blog-post/blog-post';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { loadPost, postSegments } from '@/lib/features/blog/load-post';
import { getSidebar } from '@/lib/features/blog/sidebar';
import { postPath } from '@/lib/pages/routes/paths';
import { postMetadata } from '@/lib/features/seo/item-metadata';
import { dynamicPage } from '../../dynamic-page';

const { generateStaticParams, generateMetadata, Page } = dynamicPage('id', '/blog', {
  folder: '/blog-single',
  segments: postSegments,
  find: loadPost,
  pathOf: ({ post }) => postPath(post),
  metadataOf: ({ post }) => postMetadata(post),
  Screen: async ({ post, posts }, blog) => (
    <>
      <PageBanner page={blog} title={post.title} under={['/blog']} picture={null} />
      <BlogPost {...await getSidebar()} post={post} posts={posts} sidebar="left" />
    </>
  ),
});
export { generateStaticParams, generateMetadata, Page as default };
