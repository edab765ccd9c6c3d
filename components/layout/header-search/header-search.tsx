import { siteWords } from '@/lib/content/words/site-words';
import { formLocale } from '@/lib/features/forms/form-language';
import { kindNames } from '@/lib/features/search/kind-names';
import { HeaderSearchPanel } from './header-search-client';

/** The search of the header, in the language of the page. */
export function HeaderSearch() {
  const { common, language, search } = siteWords();
  const locale = formLocale();
  return (
    <HeaderSearchPanel
      language={language}
      {...(locale && { locale })}
      words={{
        search: common.search,
        label: search.label,
        placeholder: search.placeholder,
        suggestions: search.suggestions,
        kinds: kindNames({ common, search }),
      }}
    />
  );
}
