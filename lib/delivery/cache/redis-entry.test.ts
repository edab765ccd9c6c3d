import { serialize } from 'node:v8';
import { decodeEntry, encodeEntry, isShareable, type SharedEntry } from './redis-entry';

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
  version: 2,
  cacheControl: { revalidate: 300, expire: undefined },
};

describe('an entry in Redis', () => {
  it('is read as it was written, buffers and maps included', () => {
    const decoded = decodeEntry(encodeEntry(entry));
    expect(decoded).toEqual(entry);
    expect(decoded?.value).toHaveProperty('rscData', Buffer.from([0, 255, 1]));
  });

  it('is read from an instance of an earlier release', () => {
    const written = serialize({ value: page, lastModified: 1, knows: 2 });
    expect(decodeEntry(written)).toEqual({ value: page, lastModified: 1, version: 2 });
  });

  it.each([
    ['nothing', Buffer.alloc(0)],
    ['text', Buffer.from('{"html":"<p>"}')],
    ['half an entry', encodeEntry(entry).subarray(0, 40)],
    ['another shape', encodeEntry({ value: page } as SharedEntry)],
    ['another kind', encodeEntry({ ...entry, value: { kind: 'IMAGE' } as never })],
    ['null', serialize(null)],
  ])('is ignored when it is %s', (_, bytes) => {
    expect(decodeEntry(bytes)).toBeUndefined();
  });

  it('is a page, a route or content, nothing else', () => {
    expect(isShareable(null)).toBe(false);
    expect(isShareable({ kind: 'IMAGE' } as never)).toBe(false);
    expect(isShareable(page)).toBe(true);
  });
});
