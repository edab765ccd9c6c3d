import { ALL_CONTENT, contentTag } from '@/lib/invalidation/content-tags';
import { noteStoredContent } from '@/lib/invalidation/stored-content';
import { noteInvalidation } from '@/lib/invalidation/tag-times';
import { log } from '@/lib/log';
import { revalidatePages } from './revalidation';
import { pagesMadeFrom } from './stored-pages';
import { warmPages } from './warm-pages';

jest.mock('./stored-pages', () => ({ pagesMadeFrom: jest.fn() }));
jest.mock('./warm-pages', () => ({ warmPages: jest.fn() }));
jest.mock('./warm-pictures', () => ({ warmPictures: jest.fn() }));
jest.mock('@/lib/log', () => ({ log: { warn: jest.fn() } }));

const services = contentTag('/api/services');
const company = contentTag('/api/company');
const pages = [
  { path: '/about', tags: [ALL_CONTENT, company] },
  { path: '/service', tags: [ALL_CONTENT, company, services] },
];
const visited = jest.mocked(warmPages);
const visitedPaths = () => visited.mock.calls.map(([, paths]) => paths);

let now = Date.UTC(2026, 10, 22);
beforeEach(() => {
  now += 60_000;
  jest.useFakeTimers({ now });
  noteStoredContent([services, company], now - 1_000);
  jest.mocked(pagesMadeFrom).mockResolvedValue(pages);
});
afterEach(() => jest.resetAllMocks());

describe('revalidation', () => {
  it('waits for the published content before it requests the pages', async () => {
    noteInvalidation([services]);
    const revalidation = revalidatePages([services], 'first');
    await jest.advanceTimersByTimeAsync(500);
    expect(visited).not.toHaveBeenCalled();

    noteStoredContent([services], now);
    await jest.advanceTimersByTimeAsync(100);
    await revalidation;
    expect(visitedPaths()).toEqual([['/about', '/service']]);
    expect(visited.mock.calls[0]?.[0]).toBe('http://localhost:3000');
  });

  it('does not wait for content that was not published', async () => {
    noteInvalidation([company]);
    await revalidatePages([services], 'first');
    expect(visitedPaths()).toHaveLength(1);
  });

  it('waits for all content of the pages when everything was published', async () => {
    noteInvalidation([ALL_CONTENT]);
    noteStoredContent([services], now);
    const revalidation = revalidatePages([ALL_CONTENT], 'first');
    await jest.advanceTimersByTimeAsync(500);
    expect(visited).not.toHaveBeenCalled();

    noteStoredContent([company], now);
    await jest.advanceTimersByTimeAsync(100);
    await revalidation;
    expect(visitedPaths()).toHaveLength(1);
  });

  it('requests the pages all the same when the host does not answer', async () => {
    noteInvalidation([services]);
    const revalidation = revalidatePages([services], 'first');
    await jest.advanceTimersByTimeAsync(2_100);
    await revalidation;
    expect(visitedPaths()).toHaveLength(1);
  });

  it('begins with the last page when another instance begins with the first', async () => {
    await revalidatePages([services], 'last');
    expect(visitedPaths()).toEqual([['/service', '/about']]);
  });

  it('logs a page that could not be requested', async () => {
    visited.mockImplementation(async (_, [path = ''], report) => {
      report(path, 'refused');
      return new Set();
    });
    await revalidatePages([services], 'first');
    expect(log.warn).toHaveBeenCalledWith({ path: '/about', reason: 'refused' }, 'page not warmed');
  });

  it('revalidates what is published meanwhile together, afterwards', async () => {
    let finish: (pictures: Set<string>) => void = () => undefined;
    visited.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    const first = revalidatePages([services], 'first');
    await jest.advanceTimersByTimeAsync(10);
    const others = [revalidatePages([company], 'first'), revalidatePages([services], 'first')];
    await jest.advanceTimersByTimeAsync(10);
    expect(visited).toHaveBeenCalledTimes(1);

    finish(new Set());
    await Promise.all([first, ...others]);
    expect(visited).toHaveBeenCalledTimes(2);
    expect(jest.mocked(pagesMadeFrom)).toHaveBeenLastCalledWith([company, services]);
  });

  it('tries again after a failure', async () => {
    jest.mocked(pagesMadeFrom).mockRejectedValueOnce(new Error('no folder'));
    await expect(revalidatePages([services], 'first')).rejects.toThrow('no folder');
    await revalidatePages([services], 'first');
    expect(visited).toHaveBeenCalledTimes(1);
  });
});
