import { expect, full, test } from '../test';
import { startContentHost, type ContentHost } from './content-host';
import { pages } from '../pages';
import { eachPage, takeBaseline } from './pages';
import { prepareSite, type Site } from './site';
import { revisionsIn } from './content';

let first: ContentHost;
let second: ContentHost;
let site: Site;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  first = await startContentHost();
  second = await startContentHost();
  second.publish();
  site = await prepareSite('two-hosts', { CONTENT_REVALIDATE_SECONDS: '3600' });
});
test.afterAll(async () => {
  await site.stop();
  await Promise.all([first.stop(), second.stop()]);
});

const mediaKeys = (html: string) =>
  new Set([...html.matchAll(/(?:\/|%2F)media(?:\/|%2F)([0-9a-f]{8})/g)].map(([, key]) => key));

test.describe('one build against two hosts', full, () => {
  test('has the content and media of its host from the first view', async () => {
    const seen: (string | undefined)[] = [];
    for (const host of [first, second, first]) {
      await site.start({ CONTENT_HOST: host.url });
      const views = await eachPage((path) => site.get(path));
      const keys = new Set<string | undefined>();
      for (const path of pages) {
        const html = views.get(path)?.html ?? '';
        for (const [endpoint, shown] of revisionsIn(html)) {
          expect(shown, `${endpoint} on ${path}`).toEqual([host.revisionOf(endpoint)]);
        }
        expect(revisionsIn(html).size, path).toBeGreaterThan(1);
        mediaKeys(html).forEach((key) => keys.add(key));
      }
      expect([...keys]).toHaveLength(1);
      seen.push(...keys);
      await site.stop();
    }
    expect(seen[0]).not.toBe(seen[1]);
    expect(seen[2]).toBe(seen[0]);
  });

  test('the pictures of the other host are not served', async () => {
    await site.start({ CONTENT_HOST: first.url });
    const { html } = await site.get('/');
    const [key = ''] = [...mediaKeys(html)];
    await site.stop();
    await site.start({ CONTENT_HOST: second.url });
    const picture = `${site.url}/media/${key}/media/heroes/forge-press.jpg`;
    expect((await fetch(picture)).status).toBe(404);
    await takeBaseline(site);
  });
});
