import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { About } from '@/components/company/about/about';
import { Excellence } from '@/components/home/excellence/excellence';
import { Hero } from '@/components/home/hero/hero';
import { OwnerCards } from '@/components/home/owner-cards/owner-cards';
import { PopularProducts } from '@/components/products/popular-products/popular-products';
import { ServiceBanner } from '@/components/home/service-banner/service-banner';
import { ServicesCarousel } from '@/components/services/services-carousel/services-carousel';
import { ServicesGrid } from '@/components/services/services-grid/services-grid';
import { Testimonial } from '@/components/home/testimonial/testimonial';
import { ContentBoundary } from '@/components/ui/content-boundary/content-boundary';
import { ServicesPlaceholder } from '@/components/services/services-grid/services-placeholder';
import { getPlaces } from '@/lib/features/company/places';
import { getFilm } from '@/lib/features/company/film';
import * as content from '@/lib/content/store/endpoints';
import { siteWords } from '@/lib/content/words/site-words';
import { organization } from '@/lib/features/seo/organization';
import { webSite } from '@/lib/features/seo/structured-data';
import { quoteLink } from '@/lib/features/quotes/quote-link';
import { withClaims, withOwnPictures } from '@/lib/features/services/home-blocks';
import { atStations } from '@/lib/features/services/stations';
import { sitePage } from '../site-page';

const { generateMetadata, Page } = sitePage('/', {
  async introduction() {
    const settings = await content.getSiteSettings();
    return { title: settings?.slogan, description: settings?.description };
  },
  async Screen(page) {
    const [
      places,
      settings,
      socialLinks,
      services,
      cards,
      servicePages,
      home,
      film,
      excellence,
      products,
      facts,
      skills,
      way,
    ] = await Promise.all([
      getPlaces(),
      content.getSiteSettings(),
      content.getSocialLinks(),
      content.getServices(),
      content.getServiceCards(),
      content.getServicePages(),
      content.getHomePage(),
      getFilm(),
      content.getExcellence(),
      content.getProducts(),
      content.getHeroFacts(),
      content.getSkills(),
      quoteLink(),
    ]);
    const hasServices = page.leadsTo('/service');
    return (
      <>
        {settings && <JsonLd thing={organization({ settings, socialLinks, places })} />}
        {settings && (
          <JsonLd thing={webSite(settings.name, page.leadsTo('/search'), settings.locale)} />
        )}
        <Hero
          {...(page.statement ?? {
            title: settings?.slogan ?? settings?.name ?? siteWords().pages['/'].title,
            text: settings?.description,
          })}
          services={withClaims(services?.slice(0, 6) ?? [], page.facts)}
          facts={facts?.slice(0, 3) ?? []}
          quoteLink={way}
          hasServices={hasServices}
        />
        <ContentBoundary content={home?.about}>
          {(about) => (
            <About
              about={{ ...about, videoId: film }}
              counters={home?.counters}
              phone={settings?.phone}
            />
          )}
        </ContentBoundary>
        <ContentBoundary content={hasServices ? cards : []}>
          {(services) => (
            <ServicesCarousel
              {...page.heading('services-carousel')}
              services={atStations(services, servicePages ?? [])}
              href={page.leadsTo('/service-single') ? '/service-single' : '/service'}
            />
          )}
        </ContentBoundary>
        <ContentBoundary
          content={hasServices ? services : []}
          placeholder={<ServicesPlaceholder {...page.heading('services-grid')} />}
        >
          {(services) => (
            <ServicesGrid
              {...page.heading('services-grid')}
              services={withOwnPictures(services, page.blocks)}
            />
          )}
        </ContentBoundary>
        <ContentBoundary content={home?.banner}>
          {(banner) => <ServiceBanner banner={banner} />}
        </ContentBoundary>
        <Excellence
          {...page.heading('excellence')}
          items={excellence ?? []}
          skills={skills ?? []}
        />
        <ContentBoundary content={products}>
          {(products) => (
            <PopularProducts {...page.heading('popular-products')} products={products} />
          )}
        </ContentBoundary>
        <ContentBoundary content={home}>
          {({ owners, testimonial }) => (
            <>
              <OwnerCards {...page.heading('owners')} owners={owners} />
              <Testimonial testimonial={testimonial} />
            </>
          )}
        </ContentBoundary>
      </>
    );
  },
});
export { generateMetadata, Page as default };
