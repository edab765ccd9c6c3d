import { CertificateUnlock } from '@/components/certificate/certificate-unlock/certificate-unlock';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { CertificateDocument } from '@/components/certificate/certificate-document/certificate-document';
import { PaintTogether } from '@/components/ui/paint-together/paint-together';
import { Link } from '@/components/ui/link/link-client';
import { getCertificatePage } from '@/lib/content/store/endpoints';
import { siteWords } from '@/lib/content/words/site-words';
import { initialUnlockState } from '@/lib/features/certificate/initial-state';
import { fileOf } from '@/lib/features/certificate/unlock-path';
import { isFramed } from '@/lib/features/documents/documents-of';
import { siteDocuments } from '@/lib/features/documents/site-documents';
import { sitePage } from '../../../site-page';

/**
 * Where the unlock forms lead without scripts, and where `?file=` names a locked document, with them.
 * Rendered for each request from the session cookie.
 */
const { generateMetadata, Page } = sitePage('/certificate/unlock', {
  async Screen(page, searchParams) {
    const file = fileOf((await searchParams).file);
    // Then it serves locked documents alone.
    if (!file && !page.leadsTo('/certificate')) return undefined;
    return (
      <>
        {file ? (
          <>
            <PageBanner
              page={{ ...page, name: siteWords().downloads.unlockTitle }}
              under={['/downloads']}
            />
            <Locked file={file} />
          </>
        ) : (
          <>
            <PageBanner page={page} under={['/certificate']} />
            <Certificate />
          </>
        )}
        <PaintTogether id="steps-end" />
      </>
    );
  },
});
export { generateMetadata, Page as default };

async function Certificate() {
  const [certificate, initialState] = await Promise.all([
    getCertificatePage(),
    initialUnlockState(undefined),
  ]);
  return (
    <CertificateDocument title={certificate?.title} subtitle={certificate?.subtitle}>
      <CertificateUnlock initialState={initialState} />
    </CertificateDocument>
  );
}

async function Locked({ file }: { file: string }) {
  const [documents = [], initialState] = await Promise.all([
    siteDocuments(),
    initialUnlockState(file),
  ]);
  const words = siteWords();
  const document = documents.find(({ unlockKey }) => unlockKey === file);
  if (!document) {
    return (
      <CertificateDocument subtitle={words.common.notOffered}>
        <Link href="/downloads">{words.downloads.showAll}</Link>
      </CertificateDocument>
    );
  }
  const { kind, title, lang, about, topic } = document;
  // Its messages have no room to say in which language a title is.
  const named = lang ? words.downloads.kinds[kind] : title;
  return (
    <CertificateDocument
      title={about?.title ?? topic}
      name={title}
      lang={lang}
      subtitle={words.downloads.lockedText}
    >
      <CertificateUnlock
        initialState={initialState}
        locked={{ key: file, title: named, isFramed: isFramed(document) }}
      />
    </CertificateDocument>
  );
}
