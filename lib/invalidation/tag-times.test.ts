import { invalidatedSince, lastInvalidation, noteInvalidation } from './tag-times';
import { isStoredContentCurrent, noteStoredContent } from './stored-content';

const now = 1_800_000_000_000;
const DAY = 86_400_000;
beforeEach(() => jest.useFakeTimers({ now }));
afterEach(() => jest.useRealTimers());

describe('an invalidation by a clock that was ahead', () => {
  it('counts as one of the moment at which the clock is right', () => {
    jest.setSystemTime(now + DAY);
    noteInvalidation(['early']);
    jest.setSystemTime(now);
    expect(lastInvalidation(['early'])).toBe(now);
    jest.setSystemTime(now + 1_000);
    expect(lastInvalidation(['early'])).toBe(now);
    expect(invalidatedSince(['early'], now + 1)).toBe(false);
  });

  it('leaves content current that is fetched afterwards, and old after the next publish', () => {
    const tag = 'content:/api/early';
    jest.setSystemTime(now + DAY);
    noteInvalidation([tag]);
    noteStoredContent([tag], now + DAY);
    jest.setSystemTime(now);
    expect(isStoredContentCurrent(tag)).toBe(true);
    jest.setSystemTime(now + 1_000);
    noteInvalidation([tag]);
    expect(isStoredContentCurrent(tag)).toBe(false);
    noteStoredContent([tag], now + 2_000);
    expect(isStoredContentCurrent(tag)).toBe(true);
  });
});
