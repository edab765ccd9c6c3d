import {
  areTagsExpired,
  areTagsStale,
} from 'next/dist/server/lib/incremental-cache/tags-manifest.external';
import { bringToPresent, contentVersionOf, markTagsStale, setContentVersion, tagsOf } from './tags';

describe('markTagsStale, with the installed Next.js,', () => {
  it('makes earlier entries stale at once, and never expired, so that visitors still get them', () => {
    const before = Date.now() - 1;
    markTagsStale(['stale', 'too']);
    expect(areTagsStale(['stale'], before)).toBe(true);
    expect(areTagsStale(['other', 'too'], before)).toBe(true);
    expect(areTagsExpired(['stale', 'too'], before)).toBe(false);
    expect(areTagsStale(['other'], before)).toBe(false);
  });

  it('leaves entries fresh that are stored afterwards', () => {
    markTagsStale(['published']);
    expect(areTagsStale(['published'], Date.now())).toBe(false);
  });
});

describe('bringToPresent, with the installed Next.js,', () => {
  it('ends the staleness of entries stored after a clock that was ahead was set', () => {
    const now = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 86_400_000);
    markTagsStale(['early']);
    clock.mockReturnValue(now);
    expect(areTagsStale(['early'], now)).toBe(true);
    bringToPresent(['early', 'other']);
    expect(areTagsStale(['early'], now)).toBe(false);
    expect(areTagsStale(['early'], now - 1)).toBe(true);
    clock.mockRestore();
  });
});

describe('tagsOf', () => {
  it('finds the tags of pages, routes and content', () => {
    const headers = { 'x-next-cache-tags': 'content,content:/api/x' };
    expect(tagsOf({ kind: 'APP_PAGE', headers } as never)).toEqual(['content', 'content:/api/x']);
    expect(tagsOf({ kind: 'FETCH', tags: ['content'] } as never)).toEqual(['content']);
    expect(tagsOf({ kind: 'APP_ROUTE', headers: {} } as never)).toEqual([]);
    expect(tagsOf(null)).toEqual([]);
  });
});

describe('the content version of an entry', () => {
  it('is kept among the tags of a page', () => {
    const headers = { 'x-next-cache-tags': 'content', etag: 'x' };
    const page = { kind: 'APP_PAGE', headers } as never;
    expect(contentVersionOf(page)).toBeUndefined();
    setContentVersion(page, 'abc');
    expect(contentVersionOf(page)).toBe('abc');
    expect(tagsOf(page).slice(0, -1)).toEqual(['content']);
  });

  it('is none of content and of nothing', () => {
    expect(contentVersionOf({ kind: 'FETCH', tags: ['content'] } as never)).toBeUndefined();
    expect(contentVersionOf(null)).toBeUndefined();
  });
});
