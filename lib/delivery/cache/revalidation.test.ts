import { log } from '@/lib/platform/log';
import { purgeCdn } from './cdn';
import { renewOutdatedPages } from './revalidation';
import { warmPages } from './warm-pages';

jest.mock('./cdn', () => ({ ...jest.requireActual('./cdn'), purgeCdn: jest.fn() }));
const outdated = jest.fn<Promise<string[]>, []>();
jest.mock('./page-store', () => ({ pageStore: () => ({ outdated }) }));
jest.mock('./warm-pages', () => ({ warmPages: jest.fn() }));
jest.mock('./warm-pictures', () => ({ warmPictures: jest.fn() }));

const services = '/api/services';
const company = '/api/company';
const visited = jest.mocked(warmPages);
const visitedPaths = () => visited.mock.calls.map(([, paths]) => paths);
const settled = () => new Promise((resolve) => setTimeout(resolve, 10));

const change = (name: string) => renewOutdatedPages([name], false);
const publish = (name: string) => renewOutdatedPages([name], true);
beforeEach(() => {
  visited.mockResolvedValue(new Set());
  outdated.mockResolvedValue(['/main/shop', '/main/faq', 'a-card']);
});
afterEach(() => jest.resetAllMocks());

describe('a change of content', () => {
  it('makes the pages again that were made from other content', async () => {
    publish(services);
    await settled();
    expect(visitedPaths()).toEqual([['/faq', '/shop']]);
    expect(visited.mock.calls[0]?.[0]).toBe('http://localhost:3000');
  });

  it('is told to the CDN by the instance that was told of it, once', async () => {
    publish(services);
    await settled();
    expect(jest.mocked(purgeCdn).mock.calls).toEqual([
      [['content:/api/services'], expect.any(Promise)],
    ]);
    change(services);
    await settled();
    expect(purgeCdn).toHaveBeenCalledTimes(1);
  });

  it('begins with the last page where another instance begins with the first', async () => {
    change(services);
    await settled();
    expect(visitedPaths()).toEqual([['/shop', '/faq']]);
  });

  it('logs a page that could not be requested', async () => {
    const warn = jest.spyOn(log, 'warn');
    visited.mockImplementation(async (_, [path = ''], report) => {
      report(path, 'refused');
      return new Set();
    });
    change(services);
    await settled();
    expect(warn).toHaveBeenCalledWith({ path: '/shop', reason: 'refused' }, 'page not warmed');
  });

  it('waits for the one before, together with what comes meanwhile', async () => {
    let finish: (pictures: Set<string>) => void = () => undefined;
    visited.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)));
    for (const name of [services, company, services]) {
      change(name);
      await settled();
    }
    expect(visited).toHaveBeenCalledTimes(1);
    finish(new Set());
    await settled();
    expect(visited).toHaveBeenCalledTimes(2);
  });

  it('is tried again with the next one after a failure', async () => {
    outdated.mockRejectedValueOnce(new Error('no folder'));
    change(services);
    await settled();
    change(services);
    await settled();
    expect(visited).toHaveBeenCalledTimes(1);
  });
});
