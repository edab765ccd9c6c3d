import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NotFoundScreen } from '@/components/layout/not-found-screen/not-found-screen';
import { furtherPage, furtherPages } from '@/lib/blog/sample-pages';
import { listPageMetadata } from '@/lib/seo/page-metadata';
import { PostGridScreen } from '../../../blog-2/post-grid-screen';

type Props = { params: Promise<{ n: string }> };

export const generateStaticParams = () => furtherPages;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = furtherPage((await params).n);
  if (!page) notFound();
  return listPageMetadata('/blog-3', page.page);
}

export default async function BlogWideGridFurtherPage({ params }: Props) {
  const page = furtherPage((await params).n);
  return page ? <PostGridScreen path="/blog-3" page={page} /> : <NotFoundScreen />;
}
