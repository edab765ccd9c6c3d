import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NotFoundScreen } from '@/components/layout/not-found-screen/not-found-screen';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { BlogPost } from '@/components/blog/blog-post/blog-post';
import { loadPost } from '@/lib/blog/load-post';
import { postMetadata } from '@/lib/seo/post-metadata';
import { getProducts } from '@/lib/shop/products';

type Props = { params: Promise<{ id: string }> };

/** None at build: each is made at its first visit and kept. */
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await loadPost((await params).id);
  if (!found) notFound();
  return postMetadata(found.post);
}

export default async function PostPage({ params }: Props) {
  const { id } = await params;
  const [found, products] = await Promise.all([loadPost(id), getProducts()]);
  if (!found) return <NotFoundScreen />;
  return (
    <>
      <PageBanner title={found.post.title} breadcrumbs={['/blog']} />
      <BlogPost {...found} products={products} sidebar="left" />
    </>
  );
}
