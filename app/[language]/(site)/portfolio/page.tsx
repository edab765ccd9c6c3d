import { PortfolioDownload } from '@/components/portfolio/portfolio-download/portfolio-download';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { GallerySection } from '@/components/company/gallery-section/gallery-section';
import { ProjectTeaser } from '@/components/portfolio/project-story/project-teaser';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { getPortfolio, getPortfolioIntroduction } from '@/lib/content/store/endpoints';
import { pictureOf } from '@/lib/content/schemas/pictures';
import { getFirstProject } from '@/lib/features/portfolio/first-project';
import { isOfProduct } from '@/lib/features/shop/product-pictures';
import { sitePage } from '../../site-page';

const { generateMetadata, Page } = sitePage('/portfolio', {
  introduction: async () => ({ description: (await getPortfolioIntroduction())?.subtitle }),
  async Screen(page) {
    const [introduction, portfolio, project, isBright] = await Promise.all([
      getPortfolioIntroduction(),
      getPortfolio(),
      getFirstProject(),
      isOfProduct(),
    ]);
    const heading = {
      title: introduction?.title ?? page.heading('portfolio').title,
      text: introduction?.subtitle ?? page.heading('portfolio').text,
    };
    return (
      <>
        <PageBanner
          page={page}
          statement={heading}
          picture={pictureOf(introduction) ?? portfolio?.[1]?.picture}
          action={<PortfolioDownload file={introduction?.file} />}
        />
        <ContentBoundary content={portfolio} placeholder={<LoadingSection label={heading.title} />}>
          {(portfolio) => (
            <GallerySection
              {...heading}
              items={portfolio}
              titledBy="page-statement"
              captions
              isBright={isBright}
              twoLarge
            />
          )}
        </ContentBoundary>
        {project && page.leadsTo('/portfolio-details') && <ProjectTeaser project={project} />}
      </>
    );
  },
});
export { generateMetadata, Page as default };
