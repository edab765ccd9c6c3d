import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { OtherServices } from '@/components/services/service-details/other-services';
import { bannerPicture } from '@/components/services/service-cards/pictures';
import { ServiceDetails } from '@/components/services/service-details/service-details';
import { QuoteBar } from '@/components/quotes/quote-bar/quote-bar';
import { StationStrip } from '@/components/services/stations/station-strip';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { siteWords } from '@/lib/content/words/site-words';
import { contactFor } from '@/lib/features/company/contacts';
import {
  getServicePages,
  getServicesIntroduction,
  getSiteSettings,
} from '@/lib/content/store/endpoints';
import { pictureOf } from '@/lib/content/schemas/pictures';
import { quoteLink } from '@/lib/features/quotes/quote-link';
import { otherServices } from '@/lib/features/services/services';
import { isOfProduct } from '@/lib/features/shop/product-pictures';
import { sitePage } from '../../site-page';

const { generateMetadata, Page } = sitePage('/service-single', {
  async Screen(page) {
    const [introduction, services, settings, way, isBright] = await Promise.all([
      getServicesIntroduction(),
      getServicePages(),
      getSiteSettings(),
      quoteLink(),
      isOfProduct(),
    ]);
    const contact = services?.[0] && (await contactFor(services[0]));
    return (
      <>
        <PageBanner
          page={page}
          title={services?.[0]?.title}
          under={['/service']}
          picture={bannerPicture(services?.[0]) ?? pictureOf(introduction)}
        />
        {services?.[0] && <StationStrip services={services} id={services[0].id} />}
        <ContentBoundary
          content={services}
          placeholder={<LoadingSection label={siteWords().company.service} />}
        >
          {([service]) =>
            service && (
              <ServiceDetails variant="focus" {...{ service, contact, quoteLink: way, isBright }} />
            )
          }
        </ContentBoundary>
        <OtherServices
          {...page.heading('other-services')}
          services={otherServices(services ?? [], services?.[0]?.id)}
        />
        <QuoteBar way={way} phone={settings?.phone} />
      </>
    );
  },
});
export { generateMetadata, Page as default };
