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
  return listPageMetadata('/blog-2', page.page);
}

export default async function BlogGridFurtherPage({ params }: Props) {
  const page = furtherPage((await params).n);
  if (!page) return <NotFoundScreen />;
  const trail = [
    { name: 'Blog', href: '/blog' },
    { name: 'Engineers’ Notes', href: '/blog-2' },
  ];
  return (
    <>
      <PageBanner
        title={`Engineers’ Notes, page ${page.page}`}
        trail={trail}
        picture={banners.blog}
      />
      <PostGrid columns="two" page={page} list="/blog-2" />
    </>
  );
}
