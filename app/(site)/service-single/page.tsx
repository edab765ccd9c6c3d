import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { OtherServices } from '@/components/services/service-details/other-services';
import { ServiceDetails } from '@/components/services/service-details/service-details';
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
  const service = services?.[0];
  return (
    <>
      <PageBanner
        title={routeOf('/service-single').name}
        breadcrumbs={['/service']}
        picture={pictureOf(introduction)}
      />
      {(service || !services) && <ServiceDetails variant="focus" service={service} />}
      <OtherServices services={otherServices(services ?? [], service?.id)} />
    </>
  );
}
