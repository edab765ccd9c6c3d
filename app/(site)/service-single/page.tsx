import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { OtherServices } from '@/components/services/service-details/other-services';
import { ServiceDetails } from '@/components/services/service-details/service-details';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { contactFor } from '@/lib/features/company/contacts';
import { getServicePages, getServicesIntroduction } from '@/lib/content/endpoints';
import { pictureOf } from '@/lib/content/pictures';
import { otherServices } from '@/lib/features/services/services';
import { sitePage } from '../../site-page';

const { generateMetadata, Page } = sitePage('/service-single', {
  async Screen(page) {
    const [introduction, services] = await Promise.all([
      getServicesIntroduction(),
      getServicePages(),
    ]);
    const contact = services?.[0] && (await contactFor(services[0]));
    return (
      <>
        <PageBanner
          page={page}
          title={services?.[0]?.title}
          under={['/service']}
          picture={pictureOf(introduction)}
        />
        <ContentBoundary content={services} placeholder={<LoadingSection label="Service" />}>
          {([service]) =>
            service && <ServiceDetails variant="focus" service={service} contact={contact} />
          }
        </ContentBoundary>
        <OtherServices
          {...page.heading('other-services')}
          services={otherServices(services ?? [], services?.[0]?.id)}
        />
      </>
    );
  },
});
export { generateMetadata, Page as default };
