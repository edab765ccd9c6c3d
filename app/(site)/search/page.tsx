import { PageBanner } from '@/components/layout/page-banner/page-banner';
import { SearchForm, searchField } from '@/components/search/search-form/search-form';
import { NothingFound } from '@/components/search/search-results/nothing-found';
import { SearchResults } from '@/components/search/search-results/search-results';
import { WhatToLookFor } from '@/components/search/search-results/what-to-look-for';
import { Section } from '@/components/ui/section/section';
import { siteWords } from '@/lib/content/site-words';
import { queryOf, search } from '@/lib/features/search/search';
import { sitePage } from '../../site-page';

const MOST_HITS = 30;

const { generateMetadata, Page } = sitePage('/search', {
  async Screen(page, searchParams) {
    const { q } = await searchParams;
    const query = queryOf(String(q ?? ''));
    const { hits, total } = await search(query, MOST_HITS);
    const { common, search: words } = siteWords();
    return (
      <>
        <PageBanner page={page} slim />
        <Section aria-labelledby="page-title">
          <SearchForm submit={common.search}>
            <input {...searchField(words)} defaultValue={query} />
          </SearchForm>
          {!query && <WhatToLookFor leadsTo={page.leadsTo} />}
          {query && total === 0 && <NothingFound query={query} leadsTo={page.leadsTo} />}
          {total > 0 && <SearchResults hits={hits} total={total} />}
        </Section>
      </>
    );
  },
});
export { generateMetadata, Page as default };
