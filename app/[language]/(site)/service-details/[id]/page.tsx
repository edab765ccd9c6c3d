import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { OtherServices } from '@/components/services/service-details/other-services';
import { QuoteBar } from '@/components/quotes/quote-bar/quote-bar';
import { bannerPicture } from '@/components/services/service-cards/pictures';
import { ServiceDetails } from '@/components/services/service-details/service-details';
import { StationStrip } from '@/components/services/stations/station-strip';
import { contactFor } from '@/lib/features/company/contacts';
import { getServicesIntroduction, getSiteSettings } from '@/lib/content/store/endpoints';
import { pictureOf } from '@/lib/content/schemas/pictures';
import { quoteLink } from '@/lib/features/quotes/quote-link';
import { segmentsIn } from '@/lib/pages/found-items';
import { servicePath } from '@/lib/pages/routes/paths';
import { serviceMetadata } from '@/lib/features/seo/item-metadata';
import { isOfProduct } from '@/lib/features/shop/product-pictures';
import { requireServices, serviceItem } from '@/lib/features/services/services';
import { dynamicPage } from '../../dynamic-page';

const { generateStaticParams, generateMetadata, Page } = dynamicPage('id', '/service', {
  item: serviceItem,
  segments: () => segmentsIn(requireServices),
  pathOf: ({ service }) => servicePath(service),
  metadataOf: ({ service }) => serviceMetadata(service),
  async Screen({ service, others, onTheWay }, page) {
    const [introduction, settings, contact, way, isBright] = await Promise.all([
      getServicesIntroduction(),
      getSiteSettings(),
      contactFor(service),
      quoteLink(),
      isOfProduct(),
    ]);
    return (
      <>
        <PageBanner
          page={page}
          title={service.title}
          under={['/service']}
          statement={undefined}
          facts={service.facts}
          picture={bannerPicture(service) ?? pictureOf(introduction)}
        />
        <StationStrip services={onTheWay} id={service.id} />
        <ServiceDetails variant="page" {...{ service, contact, quoteLink: way, isBright }} />
        <OtherServices
          {...page.heading('other-services')}
          services={others}
          from={service.station}
        />
        <QuoteBar way={way} phone={settings?.phone} />
      </>
    );
  },
});
export { generateStaticParams, generateMetadata, Page as default };
