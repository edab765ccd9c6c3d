import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { OtherServices } from '@/components/services/service-details/other-services';
import { ServiceDetails } from '@/components/services/service-details/service-details';
import { contactFor } from '@/lib/features/company/contacts';
import { getServicesIntroduction } from '@/lib/content/endpoints';
import { pictureOf } from '@/lib/content/pictures';
import { itemAt, segmentsOf, servicePath } from '@/lib/pages/routes/paths';
import { serviceMetadata } from '@/lib/features/seo/item-metadata';
import { otherServices, requireServices } from '@/lib/features/services/services';
import { dynamicPage } from '../../dynamic-page';

const { generateStaticParams, generateMetadata, Page } = dynamicPage('id', '/service', {
  folder: '/service-details',
  segments: async () => segmentsOf(await requireServices()),
  async find(id) {
    const services = await requireServices();
    const service = itemAt(services, id);
    return service && { service, others: otherServices(services, service.id) };
  },
  pathOf: ({ service }) => servicePath(service),
  metadataOf: ({ service }) => serviceMetadata(service),
  Screen: async ({ service, others }, page) => (
    <>
      <PageBanner
        page={page}
        title={service.title}
        under={['/service']}
        statement={undefined}
        facts={service.facts}
        picture={pictureOf(await getServicesIntroduction())}
      />
      <ServiceDetails variant="page" service={service} contact={await contactFor(service)} />
      <OtherServices {...page.heading('other-services')} services={others} />
    </>
  ),
});
export { generateStaticParams, generateMetadata, Page as default };
