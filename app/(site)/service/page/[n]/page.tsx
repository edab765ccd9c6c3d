import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NotFoundScreen } from '@/components/layout/not-found-screen/not-found-screen';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ServiceCards } from '@/components/services/service-cards/service-cards';
import { getServicesIntroduction } from '@/lib/content/endpoints';
import { pictureOf } from '@/lib/content/pictures';
import { listPageMetadata } from '@/lib/seo/page-metadata';
import { pageNumber } from '@/lib/paging';
import { requireServices, servicesPage } from '@/lib/services/services';

type Props = { params: Promise<{ n: string }> };

export const generateStaticParams = () => [];

/** undefined for a page that does not exist; the first one is `/service` itself. */
async function findPage(params: Props['params']) {
  const number = pageNumber((await params).n);
  if (number === undefined || number === 1) return undefined;
  const page = servicesPage(await requireServices(), number);
  return page.items.length > 0 ? page : undefined;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const page = await findPage(params);
  if (!page) notFound();
  return listPageMetadata('/service', page.page, {
    title: `Services, page ${page.page} of ${page.pages}`,
    description: `Services ${page.from} to ${page.to} of our company, each with its pictures, its limits and its lead times.`,
  });
}

export default async function ServicesNextPage({ params }: Props) {
  const [introduction, page] = await Promise.all([getServicesIntroduction(), findPage(params)]);
  if (!page) return <NotFoundScreen />;
  return (
    <>
      <PageBanner
        title={`Services, page ${page.page}`}
        breadcrumbs={['/service']}
        picture={pictureOf(introduction)}
      />
      <ServiceCards variant="cards" introduction={introduction} page={page} />
    </>
  );
}
