import { setTimeout } from 'node:timers/promises';
import { test } from '@playwright/test';
import { full } from '../test';
import type { Mode } from './content-host';
import { endpointPaths, requiredPaths } from './endpoint-paths';
import { expectFromCache, expectQuick, untilShown, viewAll } from './pages';
import { startSystem, type System } from './system';

/** Long enough for every page to be made once in it, and not again while the test still looks. */
const WINDOW_SECONDS = 3;
const PAST_THE_WINDOW_MS = WINDOW_SECONDS * 1_000 + 200;

/**
 * The window, and the time in which a busy machine makes all pages twice while each waits two seconds
 * for a host that hangs. What never follows fails at any limit.
 */
export const FOLLOWS_WITHIN_MS = 40_000;

/** The failure that `npm test` tries, through a restart; the others take the same paths through the code. */
const EVERYDAY: Mode = 'refused';

/**
 * The whole site against a host that fails in some ways, one after the other.
 * @param name of the folder in which the site runs
 * @returns the host, the site and its pages as they are when all is well
 */
export function describeFailingHost(
  name: string,
  modes: readonly Exclude<Mode, 'ok'>[],
): () => System {
  let system: System;

  test.describe.configure({ mode: 'serial' });
  test.beforeAll(async () => {
    system = await startSystem(name, { CONTENT_REVALIDATE_SECONDS: String(WINDOW_SECONDS) });
  });
  test.afterAll(async () => {
    await system.site.stop();
    await system.host.stop();
  });

  async function expectToFollow() {
    const { host, site, baseline } = system;
    const revision = host.publish();
    await host.put('ok');
    await untilShown(site, baseline, () => revision, FOLLOWS_WITHIN_MS);
  }

  for (const mode of modes) {
    const breakable = mode === '404' ? requiredPaths : endpointPaths;
    test.describe(`content host: ${mode}`, () => {
      // A host that nobody answers for has no endpoint that goes on.
      if (mode !== 'refused') {
        test('an endpoint keeps its last copy, the others go on', full, async () => {
          const { host, site, baseline } = system;
          const shown = new Map(endpointPaths.map((path) => [path, host.revisionOf(path)]));
          for (const half of [0, 1]) {
            const failing = breakable.filter((_, index) => index % 2 === half);
            const others = endpointPaths.filter((path) => !failing.includes(path));
            await host.put('ok', others);
            await host.put(mode, failing);
            const revision = host.publish();
            for (const path of mode === 'slow' ? endpointPaths : others) shown.set(path, revision);
            await untilShown(site, baseline, (path) => shown.get(path), FOLLOWS_WITHIN_MS);
          }
        });
      }

      test('every page stays, and follows again', full, async () => {
        const { host, site, baseline } = system;
        await host.put(mode, breakable);
        await setTimeout(PAST_THE_WINDOW_MS);
        expectQuick(await viewAll(site, baseline));
        await expectToFollow();
      });

      const details = mode === EVERYDAY ? {} : full;
      test('every page stays, through a restart, and follows again', details, async () => {
        const { host, site, baseline } = system;
        await host.put(mode, breakable);
        await site.stop();
        await site.start();
        await viewAll(site, baseline);
        await expectFromCache(site);
        await expectToFollow();
      });
    });
  }
  return () => system;
}
