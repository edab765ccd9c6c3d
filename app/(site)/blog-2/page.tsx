import { samplePage } from '@/lib/blog/sample-pages';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { PostGridScreen } from './post-grid-screen';

export const metadata = pageMetadata('/blog-2');

export default function BlogGridPage() {
  return <PostGridScreen path="/blog-2" page={samplePage(1)} />;
}
