import { endpointName } from '@/contract/languages/endpoint-name';
import { expect, full, test } from '../test';
import { SETTINGS } from './content';
import type { ContentHost } from './content-host';
import {
  ENGLISH,
  FOLLOWS_WITHIN_MS,
  GERMAN,
  namesIn,
  startHostIn,
  untilWhole,
  viewPages,
  whole,
} from './languages';
import { hasProgram, startRedis, type TestRedis } from './redis';
import { prepareSite, type Site } from './site';

const paths = ['/', '/service', '/service-details/1', '/shop-details/1', '/contact'];

let redis: TestRedis;
let host: ContentHost;
let first: Site;
let second: Site;

const possible = hasProgram('redis-server', '--version', 'sharing between instances');
test.skip(!possible && !process.env.CI, 'needs redis-server');
test.describe.configure({ mode: 'serial' });

const instance = (name: string) =>
  prepareSite(`instance-in-languages-${name}`, {
    CONTENT_HOST: host.url,
    CONTENT_REVALIDATE_SECONDS: '3600',
    REDIS_URL: redis.url,
    SITE_URL: 'http://localhost:3000',
  });

const expectBoth = async (site: Site, english: number, german: number) => {
  await untilWhole(site, ENGLISH, english, paths);
  await untilWhole(site, GERMAN, german, paths);
};

test.describe('two instances in two languages', full, () => {
  test.beforeAll(async () => {
    redis = await startRedis();
    host = await startHostIn(ENGLISH, GERMAN);
    [first, second] = [await instance('first'), await instance('second')];
    await first.start();
    await expectBoth(first, 1, 1);
  });
  test.afterAll(async () => {
    await Promise.all([first?.stop(), second?.stop()]);
    await host?.stop();
    await redis?.kill();
  });

  test('share content and pages of both, at the start of the second', async () => {
    host.takeCounts();
    await second.start();
    await expectBoth(second, 1, 1);
    expect([...host.takeCounts()]).toEqual([]);
  });

  test('both show what is published in one language through one', async () => {
    const german = host.publish(namesIn(GERMAN));
    host.takeCounts();
    expect((await first.publish({ paths: namesIn(GERMAN) })).status).toBe(200);
    for (const site of [first, second]) await expectBoth(site, 1, german);
    expect([...host.takeCounts().keys()].sort()).toEqual(namesIn(GERMAN).sort());
  });

  test('start with both while the host is dead', async () => {
    const german = host.revisionOf(endpointName(SETTINGS, GERMAN.locale));
    await host.put('refused');
    const third = await instance('third');
    try {
      await third.start();
      await expectBoth(third, 1, german);
    } finally {
      await third.stop();
      await host.put('ok');
    }
  });

  test('lose a language together that the settings no longer name', async () => {
    host.edit(SETTINGS, (settings) => ({ ...(settings as object), languages: [ENGLISH] }));
    expect((await first.publish({ paths: [SETTINGS] })).status).toBe(200);
    for (const site of [first, second]) {
      const inGerman = async () => (await viewPages(site, GERMAN, paths)).map((page) => page[1]);
      await expect.poll(inGerman, { timeout: FOLLOWS_WITHIN_MS }).toEqual(paths.map(() => 404));
      expect(await viewPages(site, ENGLISH, paths)).toEqual(whole(ENGLISH, 1, paths));
    }
  });
});
