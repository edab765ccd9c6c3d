import { DocumentFilter } from '@/components/documents/document-filter/document-filter';
import { DocumentGroups } from '@/components/documents/document-groups/document-groups';
import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { Section } from '@/components/ui/section/section';
import { siteWords } from '@/lib/content/words/site-words';
import { facetsOf, narrow, readFilters } from '@/lib/features/documents/facets';
import { siteDocuments } from '@/lib/features/documents/site-documents';
import { getPage } from '@/lib/pages/page';
import { sitePage } from '../../../site-page';

/** What `proxy.ts` answers to `/downloads?kind=drawing`, so that `/downloads` itself stays stored. */
const { generateMetadata, Page } = sitePage('/downloads/filtered', {
  async Screen(page, searchParams) {
    const [downloads, documents = [], query] = await Promise.all([
      getPage('/downloads'),
      siteDocuments(),
      searchParams,
    ]);
    const words = siteWords();
    const filters = readFilters(documents, query);
    const found = narrow(documents, filters);
    return (
      <>
        <PageBanner page={downloads ?? page} slim />
        <Section aria-labelledby="page-title">
          <DocumentFilter facets={facetsOf(documents, words, filters)} filters={filters} />
          {found.length === 0 && <p>{words.downloads.none}</p>}
          <DocumentGroups documents={found} />
        </Section>
      </>
    );
  },
});
export { generateMetadata, Page as default };
