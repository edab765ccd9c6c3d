import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NotFoundScreen } from '@/components/layout/not-found-screen/not-found-screen';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { PostGrid } from '@/components/sections/post-grid/post-grid';
import { furtherPage, furtherPages } from '@/lib/blog/sample-pages';
import { banners } from '@/lib/demo-data/banners';
import { listPageMetadata } from '@/lib/metadata';

type Props = { params: Promise<{ n: string }> };

export const generateStaticParams = () => furtherPages;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = furtherPage((await params).n);
  if (!page) notFound();
  return listPageMetadata('/blog-3', page.page);
}

export default async function BlogWideGridFurtherPage({ params }: Props) {
  const page = furtherPage((await params).n);
  if (!page) return <NotFoundScreen />;
  const trail = [
    { name: 'Blog', href: '/blog' },
    { name: 'From the Drawing Office', href: '/blog-3' },
  ];
  return (
    <>
      <PageBanner
        title={`From the Drawing Office, page ${page.page}`}
        trail={trail}
        picture={banners.blog}
      />
      <PostGrid columns="three" page={page} list="/blog-3" />
    </>
  );
}
