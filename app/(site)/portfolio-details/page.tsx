import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { GallerySection } from '@/components/company/gallery-section/gallery-section';
import { ProjectStages } from '@/components/portfolio/project-story/project-stages';
import { ProjectStory } from '@/components/portfolio/project-story/project-story';
import { ViewAll } from '@/components/ui/section-heading/view-all';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { getPortfolio } from '@/lib/content/endpoints';
import { banners } from '@/lib/demo-data/banners';
import { projectFacts, projectSummary, stages } from '@/lib/demo-data/project';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routeOf } from '@/lib/routes';

export const metadata = pageMetadata('/portfolio-details');

const MAX_SHOWN = 8;

export default async function PortfolioDetailsPage() {
  const portfolio = await getPortfolio();
  return (
    <>
      <PageBanner
        title={routeOf('/portfolio-details').name}
        breadcrumbs={['/portfolio']}
        picture={banners.project}
      />
      <ContentBoundary content={portfolio} placeholder={<LoadingSection label="Project" />}>
        {([project]) =>
          project && (
            <ProjectStory project={project} summary={projectSummary} facts={projectFacts} />
          )
        }
      </ContentBoundary>
      <ProjectStages stages={stages} />
      <ContentBoundary
        content={portfolio}
        placeholder={<LoadingSection title="More of our work" />}
      >
        {([, ...others]) => (
          <GallerySection
            title="More of our work"
            items={others.slice(0, MAX_SHOWN)}
            action={others.length > MAX_SHOWN && <ViewAll href="/portfolio" />}
          />
        )}
      </ContentBoundary>
    </>
  );
}
