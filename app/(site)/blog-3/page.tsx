import { samplePage } from '@/lib/blog/sample-pages';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { PostGridScreen } from '../blog-2/post-grid-screen';

export const metadata = pageMetadata('/blog-3');

export default function BlogWideGridPage() {
  return <PostGridScreen path="/blog-3" page={samplePage(1)} />;
}
