/** @jest-environment node */
import { dateHere, isOld } from './shared-entry-date';
import { markTags } from '../cache/tag-marks';

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

describe('an entry is old', () => {
  it('when there is none', () => expect(isOld(null, context)).toBe(true));

  it('when its window is over', () => {
    expect(isOld(page('a', now - 4 * MINUTE), context)).toBe(false);
    expect(isOld(page('a', now - 6 * MINUTE), context)).toBe(true);
    expect(isOld(page('a', now - 600 * MINUTE, false), context)).toBe(false);
  });

  it('when a tag was marked after it', () => {
    markTags(['b']);
    expect(isOld(page('b', now - 1), context)).toBe(true);
    expect(isOld(page('b', now), context)).toBe(false);
    expect(isOld(page('c', now - 1), context)).toBe(false);
  });

  it('by the tags that are asked with, for content', () => {
    markTags(['d']);
    const content = {
      lastModified: now - 1,
      value: { kind: 'FETCH', revalidate: 300 },
    } as never;
    expect(isOld(content, { kind: 'FETCH', tags: ['d'] } as never)).toBe(true);
    expect(isOld(content, { kind: 'FETCH', tags: ['e'] } as never)).toBe(false);
  });
});

describe('the date of what another instance made', () => {
  it('is its own where no mark is near', () => {
    expect(dateHere({ lastModified: now - MINUTE }, ['never'], true)).toBe(now - MINUTE);
  });

  it('is not before the mark that its maker knew, though clocks differ', () => {
    markTags(['f']);
    const date = dateHere({ lastModified: now - MINUTE }, ['f'], true);
    expect(isOld(page('f', date), context)).toBe(false);
  });

  it('is not after a mark that its maker did not know', () => {
    markTags(['g']);
    const date = dateHere({ lastModified: now + MINUTE }, ['g'], false);
    expect(isOld(page('g', date), context)).toBe(true);
  });

  it('is never in the future', () => {
    expect(dateHere({ lastModified: now + MINUTE }, ['never'], true)).toBe(now);
  });
});
