import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { GallerySection } from '@/components/company/gallery-section/gallery-section';
import {
  isGallery,
  ownPictures,
  sustainabilityPictures,
} from '@/components/company/sustainability/pictures';
import { Sustainability } from '@/components/company/sustainability/sustainability';
import { trendOf } from '@/components/company/sustainability/trend';
import { TrendChart } from '@/components/company/sustainability/trend-chart';
import { FreePage } from '@/components/pages/free-page';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { getExcellence, getHomePage } from '@/lib/content/store/endpoints';
import { pictureOf } from '@/lib/content/schemas/pictures';
import { siteFormats, siteWords } from '@/lib/content/words/site-words';
import { sitePage } from '../../site-page';

const { generateMetadata, Page } = sitePage('/sustainability', {
  introduction: async () => ({ description: (await getHomePage())?.sustainability?.subtitle }),
  async Screen(page) {
    const [home, excellence] = await Promise.all([getHomePage(), getExcellence()]);
    const content = home?.sustainability;
    const { title, subtitle, description, html, langs } = content ?? {};
    const trend = trendOf(page.blocks, siteFormats().locale);
    const others = page.blocks.filter(
      (block) => block !== trend?.table && block !== page.blocks.find(isGallery),
    );
    return (
      <>
        <PageBanner
          page={page}
          statement={title ? { title, text: subtitle } : undefined}
          facts={[]}
          picture={pictureOf(content)}
        />
        {trend && <TrendChart {...trend} text={description} />}
        <ContentBoundary
          content={home}
          placeholder={<LoadingSection label={siteWords().company.sustainability} />}
        >
          {() => (
            <Sustainability
              content={{ description: trend ? undefined : description, html, langs }}
              facts={page.facts}
            />
          )}
        </ContentBoundary>
        {others.length > 0 && <FreePage tone="dark" blocks={others} />}
        <GallerySection
          {...page.heading('sustainability-pictures')}
          items={sustainabilityPictures(content, ownPictures(page.blocks) ?? excellence)}
          captions
        />
      </>
    );
  },
});
export { generateMetadata, Page as default };
