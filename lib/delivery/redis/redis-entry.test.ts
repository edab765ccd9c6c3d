/** @jest-environment node */
import { decodeEntry, encodeEntry, isShareable, tagsOf, type SharedEntry } from './redis-entry';

const page = {
  kind: 'APP_PAGE',
  html: '<p>Größe 5 µm',
  rscData: Buffer.from([0, 255, 1]),
  headers: { 'x-next-cache-tags': 'content,content:/api/x' },
  postponed: undefined,
  status: 200,
  segmentData: new Map([['/_tree', Buffer.from('tree')]]),
} as unknown as SharedEntry['value'];

const entry: SharedEntry = {
  value: page,
  lastModified: 1,
  knows: 2,
  cacheControl: { revalidate: 300, expire: undefined },
};

it('gives a page back as it was, buffers and map included', () => {
  const decoded = decodeEntry(encodeEntry(entry));
  expect(decoded).toEqual(entry);
  expect(decoded?.value).toHaveProperty('rscData', Buffer.from([0, 255, 1]));
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['a text', Buffer.from('{"html":"<p>"}')],
  ['half an entry', encodeEntry(entry).subarray(0, 40)],
  ['another shape', encodeEntry({ value: page } as SharedEntry)],
  ['another kind', encodeEntry({ ...entry, value: { kind: 'IMAGE' } as never })],
  ['null', encodeEntry(null as never)],
])('takes %s for no entry', (_, bytes) => {
  expect(decodeEntry(bytes)).toBeUndefined();
});

it('finds the tags of pages, routes and content', () => {
  expect(tagsOf(page)).toEqual(['content', 'content:/api/x']);
  expect(tagsOf({ kind: 'FETCH', tags: ['content'] } as never)).toEqual(['content']);
  expect(tagsOf({ kind: 'APP_ROUTE', headers: {} } as never)).toEqual([]);
  expect(tagsOf(null)).toEqual([]);
});

it('shares neither pictures nor nothing', () => {
  expect(isShareable(null)).toBe(false);
  expect(isShareable({ kind: 'IMAGE' } as never)).toBe(false);
  expect(isShareable(page)).toBe(true);
});
