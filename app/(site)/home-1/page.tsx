import { About } from '@/components/company/about/about';
import { BrandLogos } from '@/components/clients/brand-logos/brand-logos';
import { CaseStudySlider } from '@/components/home/case-study-slider/case-study-slider';
import { ConstructionBanner } from '@/components/home/construction-banner/construction-banner';
import { LatestPosts } from '@/components/blog/latest-posts/latest-posts';
import { Marquees } from '@/components/home/marquees/marquees';
import { PopularProducts } from '@/components/products/popular-products/popular-products';
import { ProjectsAccordion } from '@/components/home/projects-accordion/projects-accordion';
import { Testimonial } from '@/components/home/testimonial/testimonial';
import { VideoSection } from '@/components/home/video-section/video-section';
import { StructuralGrid } from '@/components/ui/structural-grid/structural-grid';
import { ContentBoundary } from '@/components/ui/content-boundary/content-boundary';
import * as content from '@/lib/content/endpoints';
import { getProducts } from '@/lib/shop/products';
import * as data from '@/lib/demo-data/construction-home';
import { marqueeWords } from '@/lib/demo-data/marquee';
import { projects } from '@/lib/demo-data/projects';
import { counters, skills } from '@/lib/demo-data/skills';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routeOf } from '@/lib/routes';

export const metadata = pageMetadata('/home-1');

export default async function ConstructionHomePage() {
  const [settings, services, caseStudies, home, products, posts, clients] = await Promise.all([
    content.getSiteSettings(),
    content.getServices(),
    content.getCaseStudies(),
    content.getHomePage(),
    getProducts(),
    content.getPosts(),
    content.getClients(),
  ]);
  return (
    <StructuralGrid>
      <ConstructionBanner title={routeOf('/home-1').title} {...data.constructionBanner} />
      <About
        variant="halves"
        about={data.constructionAbout}
        counters={counters}
        skills={skills}
        phone={settings?.phone}
      />
      <ProjectsAccordion projects={projects} services={services ?? []} />
      <ContentBoundary content={caseStudies}>
        {(caseStudies) => <CaseStudySlider caseStudies={caseStudies} />}
      </ContentBoundary>
      <Marquees rows={[marqueeWords.buildings, marqueeWords.joints]} />
      <VideoSection film={data.constructionFilm} videoId={home?.about?.videoId} />
      <ContentBoundary content={products}>
        {(products) => <PopularProducts products={products} />}
      </ContentBoundary>
      <ContentBoundary content={home?.testimonial}>
        {(testimonial) => <Testimonial testimonial={testimonial} />}
      </ContentBoundary>
      <ContentBoundary content={posts}>
        {(posts) => <LatestPosts posts={posts} count={2} />}
      </ContentBoundary>
      <ContentBoundary content={clients}>
        {(clients) => <BrandLogos clients={clients} />}
      </ContentBoundary>
    </StructuralGrid>
  );
}
