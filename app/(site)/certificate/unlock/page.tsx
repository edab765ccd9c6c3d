import { CertificateUnlock } from '@/components/certificate/certificate-unlock/certificate-unlock-client';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { CertificateDocument } from '@/components/certificate/certificate-document/certificate-document';
import { getCertificatePage } from '@/lib/content/endpoints';
import { initialUnlockState } from '@/lib/certificate/initial-state';
import { pageMetadata } from '@/lib/seo/page-metadata';
import { routeOf } from '@/lib/routes';

export const metadata = pageMetadata('/certificate/unlock');

/**
 * Where the unlock forms lead without scripts. Rendered for each request from the session cookie.
 */
export default async function CertificateUnlockPage() {
  const [certificate, initialState] = await Promise.all([
    getCertificatePage(),
    initialUnlockState(),
  ]);
  return (
    <>
      <PageBanner title={routeOf('/certificate/unlock').name} breadcrumbs={['/certificate']} />
      <CertificateDocument title={certificate?.title} subtitle={certificate?.subtitle}>
        <CertificateUnlock initialState={initialState} />
      </CertificateDocument>
    </>
  );
}
