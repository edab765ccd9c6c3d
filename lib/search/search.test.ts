import { searchDocuments } from './documents';
import type { SearchDocument } from './search-document';
import { search } from './search';
import { buildIndex } from './search-index';

jest.mock('./documents');
jest.mock('./search-index');
const invalidatedSince = jest.fn<boolean, []>();
jest.mock('@/lib/invalidation/tag-times', () => ({
  invalidatedSince: () => invalidatedSince(),
}));

const gear: SearchDocument = { kind: 'product', href: '/shop-details/1', title: 'Gear' };

test('an index is built once for the same documents, and again for others', async () => {
  const documents = jest.mocked(searchDocuments);
  const build = jest.mocked(buildIndex);
  build.mockResolvedValue({ find: () => ({ hits: [], total: 0 }) });
  invalidatedSince.mockReturnValue(true);

  documents.mockResolvedValue({ documents: [gear], complete: true });
  await search('gear', 1);
  documents.mockResolvedValue({ documents: [{ ...gear }], complete: true });
  await search('gear', 1);
  expect(build).toHaveBeenCalledTimes(1);

  documents.mockResolvedValue({ documents: [{ ...gear, title: 'Lever' }], complete: true });
  await search('gear', 1);
  expect(build).toHaveBeenCalledTimes(2);
});
