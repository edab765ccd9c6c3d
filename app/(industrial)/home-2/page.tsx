import { ConsultationForm } from '@/components/contact/enquiry-form/consultation-form';
import { About } from '@/components/company/about/about';
import { BrandLogos } from '@/components/clients/brand-logos/brand-logos';
import { IndustrialBanner } from '@/components/home/industrial-banner/industrial-banner';
import { IndustriesAccordion } from '@/components/home/industries-accordion/industries-accordion';
import { LatestPosts } from '@/components/blog/latest-posts/latest-posts';
import { Marquees } from '@/components/home/marquees/marquees';
import { PopularProducts } from '@/components/products/popular-products/popular-products';
import { Testimonial } from '@/components/home/testimonial/testimonial';
import { ContentBoundary } from '@/components/ui/content-boundary/content-boundary';
import * as content from '@/lib/content/endpoints';
import { getProducts } from '@/lib/shop/products';
import { industrialAbout, industrialSlides } from '@/lib/demo-data/industrial-home';
import { industries } from '@/lib/demo-data/industries';
import { limits } from '@/lib/demo-data/limits';
import { marqueeWords } from '@/lib/demo-data/marquee';
import { counters, skills } from '@/lib/demo-data/skills';
import { environment } from '@/lib/env';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routeOf } from '@/lib/routes';

export const metadata = pageMetadata('/home-2');

export default async function IndustrialHomePage() {
  const [settings, products, home, posts, clients] = await Promise.all([
    content.getSiteSettings(),
    getProducts(),
    content.getHomePage(),
    content.getPosts(),
    content.getClients(),
  ]);
  return (
    <>
      <IndustrialBanner title={routeOf('/home-2').title} slides={industrialSlides} facts={limits}>
        <ConsultationForm settings={settings} siteKey={environment().RECAPTCHA_SITE_KEY} />
      </IndustrialBanner>
      <About
        variant="mirrored"
        about={{ ...industrialAbout, videoId: home?.about?.videoId }}
        counters={counters}
        skills={skills}
        phone={settings?.phone}
      />
      <IndustriesAccordion industries={industries} />
      <ContentBoundary content={products}>
        {(products) => <PopularProducts products={products} />}
      </ContentBoundary>
      <Marquees variant="compact" rows={[marqueeWords.trades, marqueeWords.parts]} />
      <ContentBoundary content={home?.testimonial}>
        {(testimonial) => <Testimonial testimonial={testimonial} />}
      </ContentBoundary>
      <ContentBoundary content={posts}>
        {(posts) => <LatestPosts posts={posts} count={3} />}
      </ContentBoundary>
      <ContentBoundary content={clients}>
        {(clients) => <BrandLogos clients={clients} />}
      </ContentBoundary>
    </>
  );
}
