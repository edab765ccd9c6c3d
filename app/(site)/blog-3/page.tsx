import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { PostGrid } from '@/components/sections/post-grid/post-grid';
import { samplePage } from '@/lib/blog/sample-pages';
import { banners } from '@/lib/demo-data/banners';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/blog-3');

export default function BlogWideGridPage() {
  return (
    <>
      <PageBanner
        title="From the Drawing Office"
        trail={[{ name: 'Blog', href: '/blog' }]}
        picture={banners.blog}
      />
      <PostGrid columns="three" page={samplePage(1)} list="/blog-3" />
    </>
  );
}
