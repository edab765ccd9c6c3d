import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { PrivacyNotice } from '@/components/company/privacy-notice/privacy-notice';
import { getSiteSettings } from '@/lib/content/endpoints';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { browserStorage } from '@/lib/privacy/browser-storage';
import { routeOf } from '@/lib/routes';

export const metadata = pageMetadata('/privacy');

export default async function PrivacyPage() {
  const settings = await getSiteSettings();
  return (
    <>
      <PageBanner title={routeOf('/privacy').name} />
      <PrivacyNotice browserStorage={browserStorage()} settings={settings} />
    </>
  );
}
