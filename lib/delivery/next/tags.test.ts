import { encodeHeaderSafe } from 'next/dist/server/lib/encode-header-safe';
import { tagsOf } from './tags';

describe('tagsOf', () => {
  it('finds the tags of pages, routes and content', () => {
    const headers = { 'x-next-cache-tags': 'content,content:/api/x' };
    expect(tagsOf({ kind: 'APP_PAGE', headers } as never)).toEqual(['content', 'content:/api/x']);
    expect(tagsOf({ kind: 'FETCH', tags: ['content'] } as never)).toEqual(['content']);
    expect(tagsOf({ kind: 'APP_ROUTE', headers: {} } as never)).toEqual([]);
    expect(tagsOf(null)).toEqual([]);
  });

  it.each(['content:product#зубчатое-колесо@v1', 'content:product#100%@v1'])(
    'finds %s as it was put on the page',
    (tag) => {
      const headers = { 'x-next-cache-tags': encodeHeaderSafe(tag) };
      expect(tagsOf({ kind: 'APP_PAGE', headers } as never)).toEqual([tag]);
    },
  );
});
