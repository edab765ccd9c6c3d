import { noteInvalidation } from '@/lib/invalidation/tag-times';
import { isMissingOrStale, localLastModified } from './entry-age';

const MINUTE = 60_000;
const now = 1_800_000_000_000;
const context = { kind: 'APP_PAGE' } as never;

beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

const page = (tag: string, lastModified: number, revalidate: number | false = 300) =>
  ({
    lastModified,
    value: { kind: 'APP_PAGE', headers: { 'x-next-cache-tags': tag } },
    cacheControl: { revalidate, expire: undefined },
  }) as never;

describe('an entry is looked for on other instances', () => {
  it('when there is none here', () => expect(isMissingOrStale(null, context)).toBe(true));

  it('when its revalidation time is over', () => {
    expect(isMissingOrStale(page('a', now - 4 * MINUTE), context)).toBe(false);
    expect(isMissingOrStale(page('a', now - 6 * MINUTE), context)).toBe(true);
    expect(isMissingOrStale(page('a', now - 600 * MINUTE, false), context)).toBe(false);
  });

  it('when one of its tags was invalidated after it was stored', () => {
    noteInvalidation(['b']);
    expect(isMissingOrStale(page('b', now - 1), context)).toBe(true);
    expect(isMissingOrStale(page('b', now), context)).toBe(false);
    expect(isMissingOrStale(page('c', now - 1), context)).toBe(false);
  });

  it('by the tags of the request, for content', () => {
    noteInvalidation(['d']);
    const content = { lastModified: now - 1, value: { kind: 'FETCH', revalidate: 300 } } as never;
    expect(isMissingOrStale(content, { kind: 'FETCH', tags: ['d'] } as never)).toBe(true);
    expect(isMissingOrStale(content, { kind: 'FETCH', tags: ['e'] } as never)).toBe(false);
  });
});

describe('the local time of an entry of another instance', () => {
  it('is its own where none of its tags was invalidated', () => {
    expect(localLastModified(now - MINUTE, ['never'], true)).toBe(now - MINUTE);
  });

  it('is not before an invalidation that its maker knew, though clocks differ', () => {
    noteInvalidation(['f']);
    const time = localLastModified(now - MINUTE, ['f'], true);
    expect(isMissingOrStale(page('f', time), context)).toBe(false);
  });

  it('is not after an invalidation that its maker did not know', () => {
    noteInvalidation(['g']);
    const time = localLastModified(now + MINUTE, ['g'], false);
    expect(isMissingOrStale(page('g', time), context)).toBe(true);
  });

  it('is never in the future', () => {
    expect(localLastModified(now + MINUTE, ['never'], true)).toBe(now);
  });
});
