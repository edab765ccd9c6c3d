import { CertificateUnlock } from '@/components/certificate/certificate-unlock/certificate-unlock-client';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { CertificateDocument } from '@/components/certificate/certificate-document/certificate-document';
import { getCertificatePage } from '@/lib/content/endpoints';
import { initialUnlockState } from '@/lib/certificate/initial-state';
import { sitePage } from '../../../site-page';

/** Where the unlock forms lead without scripts. Rendered for each request from the session cookie. */
const { generateMetadata, Page } = sitePage('/certificate/unlock', {
  async Screen(page) {
    const [certificate, initialState] = await Promise.all([
      getCertificatePage(),
      initialUnlockState(),
    ]);
    return (
      <>
        <PageBanner page={page} under={['/certificate']} />
        <CertificateDocument title={certificate?.title} subtitle={certificate?.subtitle}>
          <CertificateUnlock initialState={initialState} />
        </CertificateDocument>
      </>
    );
  },
});
export { generateMetadata, Page as default };
