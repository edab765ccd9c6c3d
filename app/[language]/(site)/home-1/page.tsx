import { About } from '@/components/company/about/about';
import { BrandLogos } from '@/components/clients/brand-logos/brand-logos';
import { CaseStudySlider } from '@/components/home/case-study-slider/case-study-slider';
import { ConstructionBanner } from '@/components/home/construction-banner/construction-banner';
import { LatestPosts } from '@/components/blog/latest-posts/latest-posts';
import { PopularProducts } from '@/components/products/popular-products/popular-products';
import { ProjectsAccordion } from '@/components/home/projects-accordion/projects-accordion';
import { Testimonial } from '@/components/home/testimonial/testimonial';
import { VideoSection } from '@/components/home/video-section/video-section';
import { Marquee } from '@/components/ui/marquee/marquee';
import { StructuralGrid } from '@/components/ui/structural-grid/structural-grid';
import { ContentBoundary } from '@/components/ui/content-boundary/content-boundary';
import { getCounters } from '@/lib/features/company/counters';
import { getFilm } from '@/lib/features/company/film';
import * as content from '@/lib/content/store/endpoints';
import { quoteLink } from '@/lib/features/quotes/quote-link';
import { sitePage } from '../../site-page';

const { generateMetadata, Page } = sitePage('/home-1', {
  async Screen(page) {
    const [
      settings,
      own,
      counters,
      skills,
      services,
      studies,
      home,
      film,
      products,
      posts,
      clients,
      way,
    ] = await Promise.all([
      content.getSiteSettings(),
      content.getConstructionHome(),
      getCounters(),
      content.getSkills(),
      content.getServices(),
      content.getCaseStudies(),
      content.getHomePage(),
      getFilm(),
      content.getProducts(),
      content.getPosts(),
      content.getClients(),
      quoteLink(),
    ]);
    return (
      <StructuralGrid>
        <ConstructionBanner
          {...own?.banner}
          title={own?.banner?.title ?? page.title}
          elevation={own?.elevation}
          quoteLink={way}
          hasServices={page.leadsTo('/service')}
        />
        {own?.about && (
          <About
            variant="halves"
            about={own.about}
            counters={counters}
            skills={skills}
            phone={settings?.phone}
          />
        )}
        <ProjectsAccordion
          {...page.heading('buildings')}
          projects={own?.buildings ?? []}
          services={page.leadsTo('/service') ? (services ?? []) : []}
        />
        <ContentBoundary content={studies}>
          {(studies) => <CaseStudySlider {...page.heading('case-studies')} caseStudies={studies} />}
        </ContentBoundary>
        <Marquee rows={own?.marquee ?? []} lang={own?.langs?.marquee} />
        {own?.film && <VideoSection film={own.film} videoId={film} />}
        <ContentBoundary content={products}>
          {(products) => (
            <PopularProducts {...page.heading('popular-products')} products={products} bays />
          )}
        </ContentBoundary>
        <ContentBoundary content={home?.testimonial}>
          {(testimonial) => <Testimonial testimonial={testimonial} />}
        </ContentBoundary>
        <ContentBoundary content={posts}>
          {(posts) => <LatestPosts {...page.heading('latest-posts')} posts={posts} count={2} />}
        </ContentBoundary>
        <ContentBoundary content={clients}>
          {(clients) => <BrandLogos {...page.heading('client-logos')} clients={clients} />}
        </ContentBoundary>
      </StructuralGrid>
    );
  },
});
export { generateMetadata, Page as default };
