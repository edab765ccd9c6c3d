import { setTimeout } from 'node:timers/promises';
import { registerReader } from '@/lib/invalidation/content-readers';
import { ALL_CONTENT, contentTag } from '@/lib/invalidation/content-tags';
import { noteStoredContent, versionOfAll } from '@/lib/invalidation/stored-content';
import { noteInvalidation } from '@/lib/invalidation/tag-times';
import { AtomicFileCache } from '../next/atomic-file-cache';
import type { CacheContext, CacheEntry, CacheValue, GetContext } from '../next/file-system-cache';
import { setContentVersion } from '../next/tags';
import { ConfirmedPages } from './confirmed-pages';

const company = contentTag('/api/company');
const services = contentTag('/api/services');
const tags = [ALL_CONTENT, company, services];
const MINUTE = 60_000;
const LIFE_MS = 5 * MINUTE;

class Pages extends ConfirmedPages {
  readonly confirmed = this.confirm.bind(this, '/about');
}
const cache = new Pages({
  serverDistDir: '/nowhere',
  revalidatedTags: [],
} as unknown as CacheContext);

let now = 1_800_000_000_000;
let entry: CacheEntry;
const fetchCompany = jest.fn<Promise<void>, []>();
const fetchServices = jest.fn<Promise<void>, []>();

beforeEach(() => {
  now += 24 * 60 * MINUTE;
  jest.useFakeTimers({ now, doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] });
  fetchCompany.mockResolvedValue();
  fetchServices.mockResolvedValue();
  registerReader(company, fetchCompany);
  registerReader(services, fetchServices);
  noteStoredContent([company, services], now, 'first');
  store(versionOfAll(tags));
});
afterEach(() => {
  jest.resetAllMocks();
  jest.useRealTimers();
});

function store(version?: string): void {
  const headers = { 'x-next-cache-tags': tags.join(',') };
  const value = { kind: 'APP_PAGE', headers } as unknown as CacheValue;
  if (version) setContentVersion(value, version);
  const cacheControl = { revalidate: LIFE_MS / 1_000, expire: undefined };
  entry = { value, lastModified: Date.now(), cacheControl };
}

/** How old the page is said to be. */
const age = (): number => Date.now() - Number(cache.confirmed(entry).lastModified);

const pass = (ms: number) => jest.setSystemTime(Date.now() + ms);

describe('a page past its time', () => {
  it('is as old as its content, where that was fetched again and is the same', () => {
    pass(LIFE_MS + MINUTE);
    noteStoredContent([company], Date.now(), 'first');
    noteStoredContent([services], Date.now() - 1_000, 'first');
    expect(age()).toBe(1_000);
    expect(fetchCompany).not.toHaveBeenCalled();
    pass(MINUTE);
    expect(age()).toBe(MINUTE + 1_000);
  });

  it('is served as fresh while the content that is old is fetched', () => {
    pass(LIFE_MS - MINUTE);
    noteStoredContent([company], Date.now(), 'first');
    pass(2 * MINUTE);
    expect(age()).toBe(0);
    expect(fetchServices).toHaveBeenCalledTimes(1);
    expect(fetchCompany).not.toHaveBeenCalled();
  });

  it('asks for each endpoint once at a time, and again where the host failed', async () => {
    let fail: () => void = () => undefined;
    fetchServices.mockImplementationOnce(
      () => new Promise((_, reject) => (fail = () => reject(new Error('refused')))),
    );
    pass(LIFE_MS + 1);
    age();
    age();
    expect(fetchServices).toHaveBeenCalledTimes(1);
    fail();
    await new Promise(setImmediate);
    expect(age()).toBe(0);
    expect(fetchServices).toHaveBeenCalledTimes(2);
  });

  it('is old where it is not known what it was made from', () => {
    store();
    pass(LIFE_MS + 1);
    noteStoredContent([company, services], Date.now(), 'first');
    expect(age()).toBe(LIFE_MS + 1);
  });

  it('is old after a publish, until its content has been fetched', () => {
    pass(LIFE_MS + 1);
    noteInvalidation([services]);
    expect(age()).toBe(LIFE_MS + 1);
    pass(10);
    noteStoredContent([company, services], Date.now(), 'first');
    expect(age()).toBe(0);
  });
});

describe('a page whose content has changed', () => {
  it('is stale, whatever its age, and is never given up', () => {
    noteStoredContent([services], Date.now(), 'second');
    expect(age()).toBeGreaterThan(LIFE_MS);
    expect(age()).toBeLessThan(365 * 24 * 60 * MINUTE);
  });

  it('is fresh again once it was made from the new content', () => {
    noteStoredContent([services], Date.now(), 'third');
    store(versionOfAll(tags));
    expect(age()).toBe(0);
  });
});

describe('a page whose content was published', () => {
  /** In real time: jest does not replace this timer. */
  const pause = () => setTimeout(50);

  /** @returns whether the page has been read yet */
  function read(): () => boolean {
    jest.spyOn(AtomicFileCache.prototype, 'get').mockResolvedValue(entry);
    let isRead = false;
    void cache.get('/about', { kind: 'APP_PAGE' } as GetContext).then(() => (isRead = true));
    return () => isRead;
  }

  it('is read once the host has answered', async () => {
    pass(10);
    noteInvalidation([services]);
    const isRead = read();
    await pause();
    expect(isRead()).toBe(false);
    noteStoredContent([services], Date.now(), 'second');
    await pause();
    expect(isRead()).toBe(true);
  });

  it('is read a second later where the host does not answer, and then at once', async () => {
    pass(10);
    noteInvalidation([services]);
    const isRead = read();
    pass(1_001);
    await pause();
    expect(isRead()).toBe(true);
    const isReadAgain = read();
    await new Promise(setImmediate);
    expect(isReadAgain()).toBe(true);
  });

  it('is read at once where other content was published', async () => {
    pass(10);
    noteInvalidation([contentTag('/api/other')]);
    const isRead = read();
    await new Promise(setImmediate);
    expect(isRead()).toBe(true);
  });
});
