import { DocumentFilter } from '@/components/documents/document-filter/document-filter';
import { DocumentGroups } from '@/components/documents/document-groups/document-groups';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { ContentBoundary, LoadingSection } from '@/components/ui/content-boundary/content-boundary';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { Section } from '@/components/ui/section/section';
import { facetsOf } from '@/lib/features/documents/facets';
import { siteDocuments } from '@/lib/features/documents/site-documents';
import { documentTexts as texts } from '@/lib/features/documents/texts';
import { documentList } from '@/lib/features/seo/documents';
import { sitePage } from '../../site-page';

const { generateMetadata, Page } = sitePage('/downloads', {
  Screen: async (page) => (
    <>
      <PageBanner page={page} slim />
      <ContentBoundary
        content={await siteDocuments()}
        placeholder={<LoadingSection label="Documents" />}
      >
        {(documents) => (
          <Section aria-labelledby="page-title">
            <JsonLd thing={documentList(documents)} />
            <DocumentFilter facets={facetsOf(documents)} />
            {documents.length === 0 && <p>{texts.nothing}</p>}
            <DocumentGroups documents={documents} />
          </Section>
        )}
      </ContentBoundary>
    </>
  ),
});
export { generateMetadata, Page as default };
