/** @jest-environment node */
import { ALL_CONTENT, contentTag } from '@/lib/content/tags';
import { log } from '@/lib/log';
import { warmPages } from '@/lib/warming';
import { renewPages } from './renewal';
import { noteStored } from './stored-content';
import { pagesMadeFrom } from './stored-pages';
import { markTags } from './tag-marks';

jest.mock('./stored-pages', () => ({ pagesMadeFrom: jest.fn() }));
jest.mock('@/lib/warming', () => ({ warmPages: jest.fn() }));
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
  noteStored([services, company], now - 1_000);
  jest.mocked(pagesMadeFrom).mockResolvedValue(pages);
});
afterEach(() => jest.resetAllMocks());

it('visits the pages once the host has answered with what was published', async () => {
  markTags([services]);
  const renewal = renewPages([services], 'first');
  await jest.advanceTimersByTimeAsync(500);
  expect(visited).not.toHaveBeenCalled();

  noteStored([services], now);
  await jest.advanceTimersByTimeAsync(100);
  await renewal;
  expect(visitedPaths()).toEqual([['/about', '/service']]);
  expect(visited.mock.calls[0]?.[0]).toBe('http://localhost:3000');
});

it('does not wait for content that was not published', async () => {
  markTags([company]);
  await renewPages([services], 'first');
  expect(visitedPaths()).toHaveLength(1);
});

it('waits for all content of the pages where all was published', async () => {
  markTags([ALL_CONTENT]);
  noteStored([services], now);
  const renewal = renewPages([ALL_CONTENT], 'first');
  await jest.advanceTimersByTimeAsync(500);
  expect(visited).not.toHaveBeenCalled();

  noteStored([company], now);
  await jest.advanceTimersByTimeAsync(100);
  await renewal;
  expect(visitedPaths()).toHaveLength(1);
});

it('visits them all the same where the host does not answer', async () => {
  markTags([services]);
  const renewal = renewPages([services], 'first');
  await jest.advanceTimersByTimeAsync(2_100);
  await renewal;
  expect(visitedPaths()).toHaveLength(1);
});

it('begins at the other end where another instance begins at the first', async () => {
  await renewPages([services], 'last');
  expect(visitedPaths()).toEqual([['/service', '/about']]);
});

it('says which page could not be visited', async () => {
  visited.mockImplementation(async (_, [path = ''], report) => report(path, 'refused'));
  await renewPages([services], 'first');
  expect(log.warn).toHaveBeenCalledWith({ path: '/about', reason: 'refused' }, 'page not warmed');
});

it('renews together, and after it, what is published while pages are renewed', async () => {
  let finish: () => void = () => undefined;
  visited.mockImplementationOnce(() => new Promise<void>((resolve) => (finish = resolve)));
  const first = renewPages([services], 'first');
  await jest.advanceTimersByTimeAsync(10);
  const others = [renewPages([company], 'first'), renewPages([services], 'first')];
  await jest.advanceTimersByTimeAsync(10);
  expect(visited).toHaveBeenCalledTimes(1);

  finish();
  await Promise.all([first, ...others]);
  expect(visited).toHaveBeenCalledTimes(2);
  expect(jest.mocked(pagesMadeFrom)).toHaveBeenLastCalledWith([company, services]);
});

it('tries again after a renewal that failed', async () => {
  jest.mocked(pagesMadeFrom).mockRejectedValueOnce(new Error('no folder'));
  await expect(renewPages([services], 'first')).rejects.toThrow('no folder');
  await renewPages([services], 'first');
  expect(visited).toHaveBeenCalledTimes(1);
});
