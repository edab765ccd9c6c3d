import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { GallerySection } from '@/components/company/gallery-section/gallery-section';
import { ProjectStages } from '@/components/portfolio/project-story/project-stages';
import { ProjectStory } from '@/components/portfolio/project-story/project-story';
import { ViewAll } from '@/components/ui/section-heading/view-all';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { getPortfolio } from '@/lib/content/store/endpoints';
import { siteWords } from '@/lib/content/words/site-words';
import { getFirstProject } from '@/lib/features/portfolio/first-project';
import { quoteLink } from '@/lib/features/quotes/quote-link';
import { isOfProduct } from '@/lib/features/shop/product-pictures';
import { sitePage } from '../../site-page';

const MAX_SHOWN = 8;

const { generateMetadata, Page } = sitePage('/portfolio-details', {
  async Screen(page) {
    const [portfolio, project, isBright, way] = await Promise.all([
      getPortfolio(),
      getFirstProject(),
      isOfProduct(),
      quoteLink(),
    ]);
    const others = page.heading('other-projects');
    return (
      <>
        <PageBanner page={page} title={project?.title} under={['/portfolio']} />
        <ContentBoundary
          content={project}
          placeholder={<LoadingSection label={siteWords().company.project} />}
        >
          {(project) =>
            project && (
              <>
                <ProjectStory
                  project={project}
                  titledBy={project.title && 'page-title'}
                  quoteLink={way}
                />
                <ProjectStages {...page.heading('project-stages')} stages={project.stages} />
              </>
            )
          }
        </ContentBoundary>
        <ContentBoundary content={portfolio} placeholder={<LoadingSection {...others} />}>
          {([, ...items]) => (
            <GallerySection
              {...others}
              items={items.slice(0, MAX_SHOWN)}
              captions
              isBright={isBright}
              action={items.length > MAX_SHOWN && <ViewAll href="/portfolio" />}
            />
          )}
        </ContentBoundary>
      </>
    );
  },
});
export { generateMetadata, Page as default };
