import { CertificateUnlock } from '@/components/certificate/certificate-unlock/certificate-unlock';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { CertificateDocument } from '@/components/certificate/certificate-document/certificate-document';
import { CertificateGallery } from '@/components/certificate/certificate-gallery/certificate-gallery';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { getCertificatePage, getDocuments } from '@/lib/content/store/endpoints';
import { sitePage } from '../../site-page';

const { generateMetadata, Page } = sitePage('/certificate', {
  async Screen(page) {
    const [documents, certificate] = await Promise.all([getDocuments(), getCertificatePage()]);
    const heading = page.heading('certificates');
    return (
      <>
        <PageBanner page={page} statement={heading} />
        <ContentBoundary content={documents} placeholder={<LoadingSection label={heading.title} />}>
          {(documents) => (
            <CertificateGallery {...heading} titledBy="page-statement" documents={documents} />
          )}
        </ContentBoundary>
        <CertificateDocument title={certificate?.title} subtitle={certificate?.subtitle}>
          <CertificateUnlock />
        </CertificateDocument>
      </>
    );
  },
});
export { generateMetadata, Page as default };
