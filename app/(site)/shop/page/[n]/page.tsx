import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NotFoundScreen } from '@/components/layout/not-found-screen/not-found-screen';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ProductList } from '@/components/products/product-list/product-list';
import { banners } from '@/lib/demo-data/banners';
import { listPageMetadata } from '@/lib/seo/page-metadata';
import { pageNumber } from '@/lib/paging';
import { requireProducts, shopPage } from '@/lib/shop/products';

type Props = { params: Promise<{ n: string }> };

export const generateStaticParams = () => [];

/** undefined for a page that does not exist; the first one is `/shop` itself. */
async function findPage(params: Props['params']) {
  const number = pageNumber((await params).n);
  if (number === undefined || number === 1) return undefined;
  const page = shopPage(await requireProducts(), number);
  return page.items.length > 0 ? page : undefined;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await findPage(params);
  if (!page) notFound();
  return listPageMetadata('/shop', page.page, {
    title: `Shop, page ${page.page} of ${page.pages}`,
    description: `Products ${page.from} to ${page.to} of our shop, each with its picture, its price and its specification.`,
  });
}

export default async function ShopNextPage({ params }: Props) {
  const page = await findPage(params);
  if (!page) return <NotFoundScreen />;
  return (
    <>
      <PageBanner
        title={`Shop, page ${page.page}`}
        breadcrumbs={['/shop']}
        picture={banners.shop}
      />
      <ProductList page={page} />
    </>
  );
}
