import 'server-only';
import { cut } from '@/contract/cut';
import { currentLanguage, inLanguage } from '@/lib/content/store/current-language';
import { derived } from '@/lib/content/store/derive';
import { languagesNow, type Language } from '@/lib/pages/languages';
import { LONGEST_VALUE } from '@/lib/pages/routes/queries';
import { searchDocuments } from './documents';
import { buildIndex, type Hit, type SearchIndex } from './search-index';

type Searchable = Awaited<ReturnType<typeof searchDocuments>> & {
  index: () => Promise<SearchIndex>;
};

const currentSearchable = derived<Searchable>(
  'search-index',
  async () => {
    const found = await searchDocuments();
    return { ...found, index: memoize(() => buildIndex(found.documents, found.language)) };
  },
  ({ documents, complete, language }) => [complete, language, ...documents],
);

/** An index of ten thousand products takes seconds. */
function memoize<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

/** What is searched for, of what a visitor typed. */
export const queryOf = (words: string): string => cut(words, LONGEST_VALUE).trim();

/**
 * Searches everything that the site shows.
 * @param words as the visitor typed them
 * @param most hits that are returned
 * @returns `complete`: false while there may be more, in content that has never been loaded
 */
export async function search(
  words: string,
  most: number,
): Promise<{ hits: Hit[]; total: number; complete: boolean }> {
  const query = queryOf(words);
  if (!query) return { hits: [], total: 0, complete: true };
  const { index, complete } = await currentSearchable();
  return { ...(await index()).find(query, most), complete };
}

export type FoundElsewhere = { language: Language; hits: Hit[] };

/**
 * What the pages of other languages have, for whom those of the visitor's have nothing.
 * @param most of each language
 */
export async function searchElsewhere(words: string, most: number): Promise<FoundElsewhere[]> {
  const here = await currentLanguage();
  const others = languagesNow().filter(({ path }) => path !== here);
  const found = others.map(async (language) => {
    const { hits } = await inLanguage(language.path, () => search(words, most));
    return { language, hits };
  });
  return (await Promise.all(found)).filter(({ hits }) => hits.length > 0);
}
