import { CertificateUnlock } from '@/components/certificate/certificate-unlock/certificate-unlock-client';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { CertificateDocument } from '@/components/certificate/certificate-document/certificate-document';
import { CertificateGallery } from '@/components/certificate/certificate-gallery/certificate-gallery';
import { getCertificatePage, getDocuments } from '@/lib/content/endpoints';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routeOf } from '@/lib/routes';

export const metadata = pageMetadata('/certificate');

export default async function CertificatePage() {
  const [documents, certificate] = await Promise.all([getDocuments(), getCertificatePage()]);
  return (
    <>
      <PageBanner title={routeOf('/certificate').name} />
      <CertificateGallery documents={documents} />
      <CertificateDocument title={certificate?.title} subtitle={certificate?.subtitle}>
        <CertificateUnlock />
      </CertificateDocument>
    </>
  );
}
