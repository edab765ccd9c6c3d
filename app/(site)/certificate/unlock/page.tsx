import { CertificateUnlock } from '@/components/certificate/certificate-unlock/certificate-unlock-client';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { CertificateDocument } from '@/components/certificate/certificate-document/certificate-document';
import { LockedDocuments } from '@/components/documents/locked-documents/locked-documents';
import { siteDocuments } from '@/lib/documents/site-documents';
import { getCertificatePage } from '@/lib/content/endpoints';
import { initialUnlockState } from '@/lib/certificate/initial-state';
import { sitePage } from '../../../site-page';

/** Where the unlock forms lead without scripts. Rendered for each request from the session cookie. */
const { generateMetadata, Page } = sitePage('/certificate/unlock', {
  async Screen(page) {
    const [certificate, documents = [], initialState] = await Promise.all([
      getCertificatePage(),
      siteDocuments(),
      initialUnlockState(),
    ]);
    return (
      <>
        <PageBanner page={page} under={['/certificate']} />
        <CertificateDocument title={certificate?.title} subtitle={certificate?.subtitle}>
          <CertificateUnlock initialState={initialState} />
        </CertificateDocument>
        <LockedDocuments documents={documents} />
      </>
    );
  },
});
export { generateMetadata, Page as default };
