import type { Metadata } from 'next';
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
import * as content from '@/lib/content/endpoints';
import { getProducts } from '@/lib/shop/products';
import { limits } from '@/lib/demo-data/limits';
import { skills } from '@/lib/demo-data/skills';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routeOf } from '@/lib/routes';
import { organization } from '@/lib/seo/organization';

export async function generateMetadata(): Promise<Metadata> {
  const settings = await content.getSiteSettings();
  return pageMetadata('/', { title: settings?.slogan, description: settings?.description });
}

export default async function HomePage() {
  const [settings, socialLinks, services, serviceCards, home, excellence, products] =
    await Promise.all([
      content.getSiteSettings(),
      content.getSocialLinks(),
      content.getServices(),
      content.getServiceCards(),
      content.getHomePage(),
      content.getExcellence(),
      getProducts(),
    ]);
  return (
    <>
      {settings && <JsonLd thing={organization(settings, socialLinks)} />}
      <Hero
        title={settings?.slogan ?? routeOf('/').title}
        services={services?.slice(0, 6) ?? []}
        facts={limits}
      />
      <ContentBoundary content={home?.about}>
        {(about) => <About about={about} counters={home?.counters} phone={settings?.phone} />}
      </ContentBoundary>
      <ContentBoundary content={serviceCards}>
        {(services) => <ServicesCarousel services={services} />}
      </ContentBoundary>
      <ContentBoundary content={services} placeholder={<ServicesPlaceholder />}>
        {(services) => <ServicesGrid services={services} />}
      </ContentBoundary>
      <ContentBoundary content={home?.banner}>
        {(banner) => <ServiceBanner banner={banner} />}
      </ContentBoundary>
      <Excellence items={excellence ?? []} skills={skills} />
      <ContentBoundary content={products}>
        {(products) => <PopularProducts products={products} />}
      </ContentBoundary>
      <ContentBoundary content={home}>
        {({ owners, testimonial }) => (
          <>
            <OwnerCards owners={owners} />
            <Testimonial testimonial={testimonial} />
          </>
        )}
      </ContentBoundary>
    </>
  );
}
