import { noteChangeToCome } from '@/lib/invalidation/content-versions';
import { searchDocuments } from './documents';
import type { SearchDocument } from './search-document';
import { search } from './search';
import { buildIndex } from './search-index';

jest.mock('./documents');
jest.mock('./search-index');
const gear: SearchDocument = { kind: 'product', href: '/shop-details/1', title: 'Gear' };

const documents = jest.mocked(searchDocuments);
const build = jest.mocked(buildIndex);
beforeEach(() => {
  jest.clearAllMocks();
  build.mockResolvedValue({ find: () => ({ hits: [], total: 0 }) });
});

const searchAfterAChange = async (found: SearchDocument[], complete = true) => {
  documents.mockResolvedValue({ documents: found, complete });
  noteChangeToCome();
  await search('gear', 1);
};

describe('the index', () => {
  it('is built once for the same documents, and again for others', async () => {
    await searchAfterAChange([gear]);
    await searchAfterAChange([{ ...gear }]);
    expect(build).toHaveBeenCalledTimes(1);
    await searchAfterAChange([{ ...gear, title: 'Lever' }]);
    expect(build).toHaveBeenCalledTimes(2);
  });

  it('answers without a look at the content while none has changed', async () => {
    await searchAfterAChange([gear]);
    await search('gear', 1);
    await search('lever', 1);
    expect(documents).toHaveBeenCalledTimes(1);
  });

  it('is looked after at each search while some content was never loaded', async () => {
    await searchAfterAChange([gear], false);
    await search('gear', 1);
    expect(documents).toHaveBeenCalledTimes(2);
  });

  it('is built once for many who search at once', async () => {
    documents.mockResolvedValue({ documents: [{ ...gear, title: 'Shaft' }], complete: true });
    noteChangeToCome();
    await Promise.all(Array.from({ length: 5 }, () => search('shaft', 1)));
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('answers while the next is made, once its time is over', async () => {
    await searchAfterAChange([gear]);
    const later = performance.now() + 24 * 3_600_000;
    const clock = jest.spyOn(performance, 'now').mockReturnValue(later);
    documents.mockReturnValue(new Promise(() => undefined));
    await search('gear', 1);
    await search('gear', 1);
    expect(documents).toHaveBeenCalledTimes(2);
    clock.mockRestore();
  });
});
