import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { NotFoundScreen } from '@/components/layout/not-found-screen/not-found-screen';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { OtherServices } from '@/components/services/service-details/other-services';
import { ServiceDetails } from '@/components/services/service-details/service-details';
import { getServicesIntroduction } from '@/lib/content/endpoints';
import { pictureOf } from '@/lib/content/pictures';
import { serviceMetadata } from '@/lib/seo/service-metadata';
import { findService, otherServices, requireServices } from '@/lib/services/services';

type Props = { params: Promise<{ id: string }> };

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const service = findService(await requireServices(), (await params).id);
  if (!service) notFound();
  return serviceMetadata(service);
}

export default async function ServiceDetailsPage({ params }: Props) {
  const [introduction, services] = await Promise.all([
    getServicesIntroduction(),
    requireServices(),
  ]);
  const service = findService(services, (await params).id);
  if (!service) return <NotFoundScreen />;
  return (
    <>
      <PageBanner
        title={service.title}
        breadcrumbs={['/service']}
        picture={pictureOf(introduction)}
      />
      <ServiceDetails variant="page" service={service} />
      <OtherServices services={otherServices(services, service.id)} />
    </>
  );
}
