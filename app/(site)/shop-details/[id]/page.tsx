import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NotFoundScreen } from '@/components/layout/not-found-screen/not-found-screen';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ProductDetails } from '@/components/products/product-details/product-details';
import { relatedTo } from '@/components/products/related-products/related';
import { RelatedProducts } from '@/components/products/related-products/related-products';
import { getEquipment } from '@/lib/content/endpoints';
import { findProduct, requireProducts } from '@/lib/shop/products';
import { productMetadata } from '@/lib/seo/product-metadata';

type Props = { params: Promise<{ id: string }> };

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const product = findProduct(await requireProducts(), (await params).id);
  if (!product) notFound();
  return productMetadata(product);
}

export default async function ProductPage({ params }: Props) {
  const [{ id }, products, factoryPictures] = await Promise.all([
    params,
    requireProducts(),
    getEquipment(),
  ]);
  const product = findProduct(products, id);
  if (!product) return <NotFoundScreen />;
  return (
    <>
      <PageBanner title={product.title} breadcrumbs={['/shop']} />
      <ProductDetails variant="page" product={product} factoryPictures={factoryPictures} />
      <RelatedProducts products={relatedTo(product, products, 4)} />
    </>
  );
}
