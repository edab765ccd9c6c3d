import { About } from '@/components/sections/about/about';
import { BrandLogos } from '@/components/sections/brand-logos/brand-logos';
import { CaseStudySlider } from '@/components/sections/case-study-slider/case-study-slider';
import { ConstructionBanner } from '@/components/sections/construction-banner/construction-banner';
import { LatestPosts } from '@/components/sections/latest-posts/latest-posts';
import { MarqueeBands } from '@/components/sections/marquee-bands/marquee-bands';
import { PopularProducts } from '@/components/sections/popular-products/popular-products';
import { ProjectsAccordion } from '@/components/sections/projects-accordion/projects-accordion';
import { Testimonial } from '@/components/sections/testimonial/testimonial';
import { VideoBand } from '@/components/sections/video-band/video-band';
import { StructuralGrid } from '@/components/ui/structural-grid/structural-grid';
import * as content from '@/lib/content/endpoints';
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
    content.getProducts(),
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
      <CaseStudySlider caseStudies={caseStudies ?? []} />
      <MarqueeBands bands={[marqueeWords.buildings, marqueeWords.joints]} />
      <VideoBand film={data.constructionFilm} videoId={home?.about?.videoId} />
      <PopularProducts products={products ?? []} />
      {home && <Testimonial testimonial={home.testimonial} />}
      <LatestPosts posts={posts} count={2} />
      <BrandLogos clients={clients ?? []} />
    </StructuralGrid>
  );
}
