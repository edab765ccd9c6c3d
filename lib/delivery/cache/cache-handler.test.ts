import { readdirSync } from 'node:fs';
import { changeVersions, contentTag } from '@/lib/content/store/content-versions';
import { inBuiltFolder } from '@/testing/built-folder';
import { changeContent } from '@/testing/change-content';
import type { CacheValue, GetContext, SetContext } from '../next/cache-types';
import CacheHandler, { lastPage } from './cache-handler';

const [FAQ, TEAM] = ['/api/faq', '/api/team'];
const MINUTE = 60_000;

const folder = inBuiltFolder();
const handler = new CacheHandler();
let keys = 0;
let key: string;

beforeEach(() => {
  key = `/page-${keys++}`;
  changeVersions(new Map([FAQ, TEAM].map((name) => [name, 'one'])));
});

const page = (tags: string[], status = 200) =>
  ({
    kind: 'APP_PAGE',
    html: '<p>Forged',
    rscData: Buffer.from('data'),
    headers: { 'x-next-cache-tags': tags.join(',') },
    status,
  }) as unknown as CacheValue;
const store = (tags: string[], status?: number) =>
  handler.set(key, page(tags, status), {
    isRoutePPREnabled: false,
    cacheControl: { revalidate: 300, expire: undefined },
  } as unknown as SetContext);
const read = () => handler.get(key, { kind: 'APP_PAGE' } as unknown as GetContext);
/** How old Next.js takes the page for, in minutes. */
const age = async () => {
  const found = await read();
  const now = performance.timeOrigin + performance.now();
  return Math.floor((now - Number(found?.lastModified)) / MINUTE);
};

const faq = contentTag(FAQ, 'one');
const other = '/api/other-in-a-test';

describe('a stored page', () => {
  it('is fresh while its content is current, whatever its age', async () => {
    await store([faq]);
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 600 * MINUTE);
    expect(await age()).toBe(0);
    changeContent(other);
    expect(await age()).toBe(0);
    clock.mockReturnValue(Date.now() + 24 * 60 * MINUTE);
    expect(await age()).toBeGreaterThanOrEqual(24 * 60);
    clock.mockRestore();
  });

  it('is made before it is served once its content has changed', async () => {
    await store([faq]);
    changeContent(FAQ);
    expect(await read()).toBeNull();
  });

  it('is served all the same for a while where that failed', async () => {
    await store([faq]);
    changeContent(FAQ);
    expect(await read()).toBeNull();
    expect(await lastPage(key)).toMatchObject({ value: { html: '<p>Forged' } });
    expect(await age()).toBeGreaterThan(24 * 60);
    await store([contentTag(FAQ, 'two')]);
    changeVersions(new Map([[FAQ, 'two']]));
    expect(await age()).toBe(0);
  });

  it('is fresh again with the content that it was made from', async () => {
    await store([faq]);
    changeContent(FAQ);
    expect(await read()).toBeNull();
    changeVersions(new Map([[FAQ, 'one']]));
    expect(await age()).toBe(0);
  });

  it('is old once there is what it had to do without', async () => {
    const tags = [faq, contentTag('/api/not-yet')];
    await store(tags);
    expect(await age()).toBe(0);
    changeContent('/api/not-yet');
    expect(await read()).toBeNull();
  });

  it('is not replaced by one that had to do without content', async () => {
    await store([faq, contentTag(TEAM, 'one')]);
    await store([faq, contentTag(TEAM)]);
    expect(await age()).toBe(0);
  });

  it('is not one of a path where nothing is, unless something was', async () => {
    await store([faq], 404);
    expect(await read()).toBeNull();
    await store([faq]);
    await store([faq], 404);
    expect((await read())?.value).toMatchObject({ status: 404 });
  });
});

it('what puts tags on a page is answered and stored nowhere', async () => {
  const context = { kind: 'FETCH', tags: [faq], fetchCache: true };
  const files = () => readdirSync(folder, { recursive: true }).length;
  const before = files();
  await handler.set(key, { kind: 'FETCH' } as never, context as unknown as SetContext);
  expect(files()).toBe(before);
  const found = await handler.get(key, context as unknown as GetContext);
  expect(found?.value).toMatchObject({ kind: 'FETCH', data: { body: 'true' } });
});
