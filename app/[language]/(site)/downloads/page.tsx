import { DocumentFilter } from '@/components/documents/document-filter/document-filter';
import { DocumentGroups } from '@/components/documents/document-groups/document-groups';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { Section } from '@/components/ui/section/section';
import { siteWords } from '@/lib/content/words/site-words';
import { facetsOf } from '@/lib/features/documents/facets';
import { siteDocuments } from '@/lib/features/documents/site-documents';
import { documentList } from '@/lib/features/seo/documents';
import { sitePage } from '../../site-page';

const { generateMetadata, Page } = sitePage('/downloads', {
  async Screen(page) {
    const words = siteWords();
    return (
      <>
        <PageBanner page={page} slim />
        <ContentBoundary
          content={await siteDocuments()}
          placeholder={<LoadingSection label={words.common.documents} />}
        >
          {(documents) => (
            <Section aria-labelledby="page-title">
              <JsonLd thing={documentList(documents)} />
              <DocumentFilter facets={facetsOf(documents, words)} />
              {documents.length === 0 && <p>{words.downloads.nothing}</p>}
              <DocumentGroups documents={documents} />
            </Section>
          )}
        </ContentBoundary>
      </>
    );
  },
});
export { generateMetadata, Page as default };
