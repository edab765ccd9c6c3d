import { setTimeout } from 'node:timers/promises';
import { expect, full, test } from '../test';
import type { ContentHost } from './content-host';
import { endpointPaths } from './endpoint-paths';
import { pages } from '../pages';
import type { Site } from './site';
import { startSystem } from './system';

const WINDOW_SECONDS = 15;
const VISITORS = 40;

let host: ContentHost;
let site: Site;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  const shortWindow = { CONTENT_REVALIDATE_SECONDS: String(WINDOW_SECONDS) };
  ({ host, site } = await startSystem('rarely-asked', shortWindow));
});
test.afterAll(async () => {
  await site.stop();
  await host.stop();
});

/** Many visitors at once, each on another page. @returns the answers that were not 200 */
async function crowd(views: number): Promise<string[]> {
  const failures: string[] = [];
  let next = 0;
  const visitor = async () => {
    for (let view = next++; view < views; view = next++) {
      const path = pages[view % pages.length] ?? '/';
      const { status } = await site.get(path).catch(() => ({ status: 0 }));
      if (status !== 200) failures.push(`${path} ${status}`);
    }
  };
  await Promise.all(Array.from({ length: VISITORS }, visitor));
  return failures;
}

test.describe('site with many visitors', full, () => {
  test('past the window a crowd costs one request an endpoint', async () => {
    await setTimeout(WINDOW_SECONDS * 1_000 + 200);
    host.takeCounts();
    expect(await crowd(120)).toEqual([]);
    await setTimeout(1_000);
    const counts = host.takeCounts();
    expect(Object.fromEntries(counts)).toEqual(
      Object.fromEntries(endpointPaths.map((path) => [path, 1])),
    );
  });

  test('a host that comes and goes costs 1,000 views not one answer', async () => {
    await site.stop();
    await site.start({ CONTENT_REVALIDATE_SECONDS: '1' });
    let flapping = true;
    const flap = (async () => {
      while (flapping) {
        for (const mode of ['refused', 'ok', '500', 'hanging', 'ok', 'truncated'] as const) {
          await host.put(mode);
          await setTimeout(150);
        }
      }
      await host.put('ok');
    })();
    const failures = await crowd(1_000);
    flapping = false;
    await flap;
    expect(failures).toEqual([]);
  });
});
