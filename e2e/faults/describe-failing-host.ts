import { setTimeout } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import type { ContentHost, Mode } from './content-host';
import { endpointPaths } from './endpoint-paths';
import { expectFromCache, expectQuick, untilShown, viewAll, type Baseline } from './pages';
import type { Site } from './site';
import { startSystem } from './system';

const PAST_THE_WINDOW_MS = 1_200;

/**
 * The window, and the time in which a busy machine makes all pages twice while each waits two seconds
 * for a host that hangs. What never follows fails at any limit.
 */
const FOLLOWS_WITHIN_MS = 40_000;

/**
 * The whole site against a host that fails in some ways, one after the other.
 * @param name of the folder in which the site runs
 */
export function describeFailingHost(name: string, modes: readonly Exclude<Mode, 'ok'>[]): void {
  let host: ContentHost;
  let site: Site;
  let baseline: Baseline;

  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    ({ host, site, baseline } = await startSystem(name));
  });
  test.afterAll(async () => {
    await site.stop();
    await host.stop();
  });

  test('every endpoint shows on some page', () => {
    const used = new Set([...baseline.values()].flatMap(({ uses }) => uses));
    expect(endpointPaths.filter((path) => !used.has(path))).toEqual([]);
  });

  for (const mode of modes) {
    // A host that nobody answers for has no endpoint that goes on.
    if (mode !== 'refused') {
      test(`${mode}: an endpoint keeps its last copy, the others go on`, async () => {
        const shown = new Map(endpointPaths.map((path) => [path, host.revisionOf(path)]));
        for (const half of [0, 1]) {
          const failing = endpointPaths.filter((_, index) => index % 2 === half);
          const others = endpointPaths.filter((path) => !failing.includes(path));
          await host.put('ok', others);
          await host.put(mode, failing);
          const revision = host.publish();
          for (const path of mode === 'slow' ? endpointPaths : others) shown.set(path, revision);
          await untilShown(site, baseline, (path) => shown.get(path), FOLLOWS_WITHIN_MS);
        }
      });
    }

    test(`${mode}: every page stays, through a restart, and follows again`, async () => {
      await host.put(mode);
      await setTimeout(PAST_THE_WINDOW_MS);
      expectQuick(await viewAll(site, baseline));
      await site.stop();
      await site.start();
      await viewAll(site, baseline);
      await setTimeout(PAST_THE_WINDOW_MS);
      expectQuick(await viewAll(site, baseline));
      await expectFromCache(site);
      const revision = host.publish();
      await host.put('ok');
      await untilShown(site, baseline, () => revision, FOLLOWS_WITHIN_MS);
    });
  }

  test('one wrong item costs that item', async () => {
    await host.put('one-wrong-item');
    const revision = host.publish();
    await untilShown(site, baseline, () => revision, FOLLOWS_WITHIN_MS);
  });
}
