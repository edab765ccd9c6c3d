import { PortfolioDownload } from '@/components/portfolio/portfolio-download/portfolio-download';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { GallerySection } from '@/components/company/gallery-section/gallery-section';
import { ProjectTeaser } from '@/components/portfolio/project-story/project-teaser';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { getPortfolio, getPortfolioIntroduction } from '@/lib/content/endpoints';
import { pictureOf } from '@/lib/content/pictures';
import { projectSummary } from '@/lib/demo-data/project';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routeOf } from '@/lib/routes';

export const generateMetadata = async () =>
  pageMetadata('/portfolio', { description: (await getPortfolioIntroduction())?.subtitle });

export default async function PortfolioPage() {
  const [introduction, portfolio] = await Promise.all([getPortfolioIntroduction(), getPortfolio()]);
  const heading = {
    title: introduction?.title ?? 'Parts we have made',
    text: introduction?.subtitle,
    action: <PortfolioDownload file={introduction?.file} />,
  };
  return (
    <>
      <PageBanner
        title={routeOf('/portfolio').name}
        picture={pictureOf(introduction) ?? portfolio?.[1]?.picture}
      />
      <ContentBoundary content={portfolio} placeholder={<LoadingSection {...heading} />}>
        {(portfolio) => <GallerySection {...heading} items={portfolio} />}
      </ContentBoundary>
      <ContentBoundary content={portfolio?.[0]}>
        {(project) => <ProjectTeaser project={project} summary={projectSummary} />}
      </ContentBoundary>
    </>
  );
}
