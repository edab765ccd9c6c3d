import { DEFAULT_REGION } from '@/contract/formats/region';
import { cachedContent } from '@/lib/content/store/cache';
import { contentStore } from '@/lib/content/store/store';
import { searchDocuments } from './documents';
import type { SearchDocument } from './search-document';
import { search } from './search';
import { buildIndex } from './search-index';

jest.mock('./documents');
jest.mock('./search-index');

const gear: SearchDocument = { kind: 'product', href: '/shop-details/1', title: 'Gear' };
const build = jest.mocked(buildIndex);
let answer: SearchDocument[][] = [[gear]];
const read = cachedContent(
  '/api/a-test',
  async () => answer,
  async () => DEFAULT_REGION,
);

beforeEach(() => {
  build.mockReset().mockResolvedValue({ find: () => ({ hits: [], total: 0 }) });
  jest.mocked(searchDocuments).mockImplementation(async () => ({
    documents: (await read())?.[0] ?? [],
    complete: true,
    language: { locale: 'en-GB', meansTheSame: [] },
  }));
});

const searchIn = async (...found: SearchDocument[][]) => {
  answer = found;
  await contentStore().refresh(['/api/a-test'], { join: false });
  await Promise.all([search('gear', 1), search('gear', 1)]);
};

test('an index is built once for the same documents, and again for others', async () => {
  await searchIn([gear]);
  await searchIn([{ ...gear }], []);
  expect(build).toHaveBeenCalledTimes(1);
  await searchIn([{ ...gear, title: 'Lever' }]);
  expect(build).toHaveBeenCalledTimes(2);
});

test('says that there may be more while some content has never been loaded', async () => {
  await searchIn([gear]);
  expect(await search('gear', 1)).toEqual({ hits: [], total: 0, complete: true });
  jest.mocked(searchDocuments).mockImplementation(async () => ({
    documents: (await read())?.[0] ?? [],
    complete: false,
    language: { locale: 'en-GB', meansTheSame: [] },
  }));
  await searchIn([]);
  expect(await search('gear', 1)).toEqual({ hits: [], total: 0, complete: false });
});
