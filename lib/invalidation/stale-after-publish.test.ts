import { ALL_CONTENT, contentTag } from './content-tags';
import { isStaleAfterPublish } from './stale-after-publish';
import { noteStoredContent } from './stored-content';
import { noteInvalidation } from './tag-times';

const START = Date.UTC(2026, 10, 21);
let now = START;
beforeAll(() => jest.useFakeTimers());
beforeEach(() => {
  now += 60_000;
  jest.setSystemTime(now);
});

const tags = [ALL_CONTENT, contentTag('/api/a'), contentTag('/api/b')];
const isPageStale = () => isStaleAfterPublish(tags, now - 1_000);

describe('a page', () => {
  it('is not stale while nothing was published', () => {
    expect(isPageStale()).toBe(false);
  });

  it('is stale as soon as the published endpoint has answered, whatever the other one does', () => {
    noteInvalidation([contentTag('/api/a')]);
    expect(isPageStale()).toBe(false);
    noteStoredContent([contentTag('/api/a')], now);
    expect(isPageStale()).toBe(true);
  });

  it('is stale once all its endpoints have answered, where everything was published', () => {
    noteInvalidation([ALL_CONTENT]);
    noteStoredContent([contentTag('/api/a')], now);
    expect(isPageStale()).toBe(false);
    noteStoredContent([contentTag('/api/b')], now);
    expect(isPageStale()).toBe(true);
  });

  it('is not stale once it was made again, nor by a publish of other endpoints', () => {
    noteInvalidation([contentTag('/api/a'), contentTag('/api/c')]);
    noteStoredContent([contentTag('/api/a')], now);
    expect(isStaleAfterPublish(tags, now)).toBe(false);
    expect(isStaleAfterPublish([contentTag('/api/b')], now - 1_000)).toBe(false);
  });

  it('is not stale by a publish of a while ago: it is revalidated behind the visitors', () => {
    noteInvalidation([contentTag('/api/a')]);
    noteStoredContent([contentTag('/api/a')], now);
    jest.setSystemTime(now + 21_000);
    expect(isPageStale()).toBe(false);
  });
});
