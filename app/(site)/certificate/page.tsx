import { CertificateUnlock } from '@/components/certificate/certificate-unlock/certificate-unlock-client';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { CertificateDocument } from '@/components/certificate/certificate-document/certificate-document';
import { CertificateGallery } from '@/components/certificate/certificate-gallery/certificate-gallery';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { getCertificatePage, getDocuments } from '@/lib/content/endpoints';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routeOf } from '@/lib/routes';

export const metadata = pageMetadata('/certificate');

const heading = {
  title: 'What we are certified for',
  text: 'Management systems and approvals, as the certifiers have signed them.',
};

export default async function CertificatePage() {
  const [documents, certificate] = await Promise.all([getDocuments(), getCertificatePage()]);
  return (
    <>
      <PageBanner title={routeOf('/certificate').name} />
      <ContentBoundary content={documents} placeholder={<LoadingSection {...heading} />}>
        {(documents) => <CertificateGallery {...heading} documents={documents} />}
      </ContentBoundary>
      <CertificateDocument title={certificate?.title} subtitle={certificate?.subtitle}>
        <CertificateUnlock />
      </CertificateDocument>
    </>
  );
}
