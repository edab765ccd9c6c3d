import 'server-only';
import { isDeepStrictEqual } from 'node:util';
import { environment } from '@/lib/env';
import { globalSingleton } from '@/lib/global-singleton';
import { ALL_CONTENT, contentTag } from '@/lib/invalidation/content-tags';
import { invalidatedSince } from '@/lib/invalidation/tag-times';
import { contract } from '@/lib/content/contract';
import { searchDocuments } from './documents';
import type { SearchDocument } from './search-document';
import { buildIndex, type Hit, type SearchIndex } from './search-index';

/** Longer queries are cut. */
export const MAX_QUERY = 100;

type Built = {
  index: SearchIndex;
  documents: SearchDocument[];
  started: number;
  complete: boolean;
};

const state = globalSingleton(
  'search-index',
  (): { built?: Built; building?: Promise<Built> } => ({}),
);

/** After a publish of one of these the index is built again. */
const TAGS = [
  ALL_CONTENT,
  ...[
    contract.products,
    contract.servicePages,
    contract.posts,
    contract.downloads,
    contract.faq,
    contract.pages,
    contract.siteSettings,
  ].map(({ path }) => contentTag(path)),
];

/**
 * Searches everything that the site shows.
 * @param words as the visitor typed them
 * @param most hits that are returned
 */
export async function search(words: string, most: number): Promise<{ hits: Hit[]; total: number }> {
  const query = words.slice(0, MAX_QUERY).trim();
  if (!query) return { hits: [], total: 0 };
  const { index } = await currentIndex();
  return index.find(query, most);
}

/** One that is merely old still answers, while the next is built. */
async function currentIndex(): Promise<Built> {
  const { built } = state;
  if (!built || !built.complete || invalidatedSince(TAGS, built.started)) return build();
  if (Date.now() - built.started > environment().CONTENT_REVALIDATE_SECONDS * 1_000) {
    build().catch(() => undefined);
  }
  return built;
}

function build(): Promise<Built> {
  state.building ??= buildOnce().finally(() => (state.building = undefined));
  return state.building;
}

async function buildOnce(): Promise<Built> {
  const started = Date.now();
  const { documents, complete } = await searchDocuments();
  const last = state.built;
  // Old content is mostly the same content, and an index of it takes seconds.
  state.built =
    last && isDeepStrictEqual(last.documents, documents)
      ? { ...last, started, complete }
      : { index: await buildIndex(documents), documents, started, complete };
  return state.built;
}
