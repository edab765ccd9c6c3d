import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { OtherServices } from '@/components/services/service-details/other-services';
import { ServiceDetails } from '@/components/services/service-details/service-details';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { getServicePages, getServicesIntroduction } from '@/lib/content/endpoints';
import { pictureOf } from '@/lib/content/pictures';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routeOf } from '@/lib/routes';
import { otherServices } from '@/lib/services/services';

export const metadata = pageMetadata('/service-single');

export default async function SingleServicePage() {
  const [introduction, services] = await Promise.all([
    getServicesIntroduction(),
    getServicePages(),
  ]);
  return (
    <>
      <PageBanner
        title={routeOf('/service-single').name}
        breadcrumbs={['/service']}
        picture={pictureOf(introduction)}
      />
      <ContentBoundary content={services} placeholder={<LoadingSection label="Service" />}>
        {([service]) => service && <ServiceDetails variant="focus" service={service} />}
      </ContentBoundary>
      <OtherServices services={otherServices(services ?? [], services?.[0]?.id)} />
    </>
  );
}
