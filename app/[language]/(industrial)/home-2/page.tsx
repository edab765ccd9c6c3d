import { ConsultationForm } from '@/components/contact/enquiry-form/consultation-form';
import { About } from '@/components/company/about/about';
import { BrandLogos } from '@/components/clients/brand-logos/brand-logos';
import { IndustrialBanner } from '@/components/home/industrial-banner/industrial-banner';
import { IndustriesAccordion } from '@/components/home/industries-accordion/industries-accordion';
import { LatestPosts } from '@/components/blog/latest-posts/latest-posts';
import { PopularProducts } from '@/components/products/popular-products/popular-products';
import { Testimonial } from '@/components/home/testimonial/testimonial';
import { Marquee } from '@/components/ui/marquee/marquee';
import { ContentBoundary } from '@/components/ui/content-boundary/content-boundary';
import { getCounters } from '@/lib/features/company/counters';
import { getFilm } from '@/lib/features/company/film';
import * as content from '@/lib/content/store/endpoints';
import { captcha } from '@/lib/features/enquiries/captcha';
import { sitePage } from '../../site-page';

const { generateMetadata, Page } = sitePage('/home-2', {
  async Screen(page) {
    const [
      settings,
      own,
      counters,
      skills,
      facts,
      industries,
      products,
      home,
      film,
      posts,
      clients,
    ] = await Promise.all([
      content.getSiteSettings(),
      content.getIndustrialHome(),
      getCounters(),
      content.getSkills(),
      content.getHeroFacts(),
      content.getIndustries(),
      content.getProducts(),
      content.getHomePage(),
      getFilm(),
      content.getPosts(),
      content.getClients(),
    ]);
    return (
      <>
        <IndustrialBanner
          title={page.title}
          label={page.heading('slides').title}
          slides={own?.slides ?? []}
          facts={facts?.slice(0, 3) ?? []}
        >
          <ConsultationForm
            title={page.heading('consultation').title}
            settings={settings}
            captcha={captcha()}
            subjects={own?.subjects}
          />
        </IndustrialBanner>
        {own?.about && (
          <About
            variant="mirrored"
            about={{ ...own.about, videoId: film }}
            counters={counters}
            skills={skills}
            phone={settings?.phone}
          />
        )}
        <IndustriesAccordion {...page.heading('industries')} industries={industries ?? []} />
        <ContentBoundary content={products}>
          {(products) => (
            <PopularProducts {...page.heading('popular-products')} products={products} />
          )}
        </ContentBoundary>
        <Marquee variant="compact" rows={own?.marquee ?? []} lang={own?.langs?.marquee} />
        <ContentBoundary content={home?.testimonial}>
          {(testimonial) => <Testimonial testimonial={testimonial} />}
        </ContentBoundary>
        <ContentBoundary content={posts}>
          {(posts) => <LatestPosts {...page.heading('latest-posts')} posts={posts} count={3} />}
        </ContentBoundary>
        <ContentBoundary content={clients}>
          {(clients) => <BrandLogos {...page.heading('client-logos')} clients={clients} />}
        </ContentBoundary>
      </>
    );
  },
});
export { generateMetadata, Page as default };
