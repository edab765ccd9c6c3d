import 'server-only';
import { cut } from '@/contract/cut';
import { isDeepStrictEqual } from 'node:util';
import { environment } from '@/lib/env';
import { ALL_CONTENT, contentTag } from '@/lib/invalidation/content-tags';
import { invalidatedSince } from '@/lib/invalidation/tag-times';
import { hostEndpoints } from '@/lib/content/host-endpoints';
import { sharedMemory } from '@/lib/preview/shared-memory';
import { searchDocuments } from './documents';
import type { SearchDocument } from './search-document';
import { buildIndex, type Hit, type SearchIndex } from './search-index';

/** Longer queries are cut. */
const MAX_QUERY = 100;

type Built = {
  index: SearchIndex;
  documents: SearchDocument[];
  started: number;
  complete: boolean;
};

type Memory = { built?: Built; building?: Promise<Built> };
const memory = () => sharedMemory('search-index', (): Memory => ({}));

/** After a publish of one of these the index is built again. */
const TAGS = [
  ALL_CONTENT,
  ...[
    hostEndpoints.products,
    hostEndpoints.servicePages,
    hostEndpoints.posts,
    hostEndpoints.downloads,
    hostEndpoints.faq,
    hostEndpoints.pages,
    hostEndpoints.siteSettings,
  ].map(({ path }) => contentTag(path)),
];

/** What is searched for, of what a visitor typed. */
export const queryOf = (words: string): string => cut(words, MAX_QUERY).trim();

/**
 * Searches everything that the site shows.
 * @param words as the visitor typed them
 * @param most hits that are returned
 */
export async function search(words: string, most: number): Promise<{ hits: Hit[]; total: number }> {
  const query = queryOf(words);
  if (!query) return { hits: [], total: 0 };
  const { index } = await currentIndex(await memory());
  return index.find(query, most);
}

/** One that is merely old still answers, while the next is built. */
async function currentIndex(memory: Memory): Promise<Built> {
  const { built } = memory;
  if (!built || !built.complete || invalidatedSince(TAGS, built.started)) return build(memory);
  if (Date.now() - built.started > environment().CONTENT_REVALIDATE_SECONDS * 1_000) {
    build(memory).catch(() => undefined);
  }
  return built;
}

function build(memory: Memory): Promise<Built> {
  memory.building ??= buildOnce(memory).finally(() => (memory.building = undefined));
  return memory.building;
}

async function buildOnce(memory: Memory): Promise<Built> {
  const started = Date.now();
  const { documents, complete } = await searchDocuments();
  const last = memory.built;
  // Old content is mostly the same content, and an index of it takes seconds.
  memory.built =
    last && isDeepStrictEqual(last.documents, documents)
      ? { ...last, started, complete }
      : { index: await buildIndex(documents), documents, started, complete };
  return memory.built;
}
