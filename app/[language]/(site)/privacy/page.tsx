import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { PrivacyNotice } from '@/components/company/privacy-notice/privacy-notice';
import { getSiteSettings } from '@/lib/content/store/endpoints';
import { siteWords } from '@/lib/content/words/site-words';
import { samplesAreOn } from '@/lib/content/schemas/samples';
import { environment } from '@/lib/platform/env';
import { browserStorage } from '@/lib/features/privacy/browser-storage';
import { spokenLanguages } from '@/lib/features/languages/spoken-languages';
import { FreePage } from '@/components/pages/free-page';
import { sitePage } from '../../site-page';

const { generateMetadata, Page } = sitePage('/privacy', {
  Screen: async (page) => (
    <>
      <PageBanner page={page} slim />
      {page.blocks.length > 0 && <FreePage {...page} />}
      <PrivacyNotice
        browserStorage={browserStorage(siteWords(), (await spokenLanguages()).length).filter(
          ({ of }) => !of || page.leadsTo(of),
        )}
        settings={await getSiteSettings()}
        analytics={environment().ANALYTICS}
        isDemo={samplesAreOn()}
      />
    </>
  ),
});
export { generateMetadata, Page as default };
