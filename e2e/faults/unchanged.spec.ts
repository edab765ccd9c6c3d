import { setTimeout } from 'node:timers/promises';
import { expect, full, test } from '../test';
import type { ContentHost } from './content-host';
import { untilShown, viewAll, type Baseline } from './pages';
import type { Site } from './site';
import { storedTimes } from './stored-pages';
import { startSystem } from './system';

const WINDOW_MS = 1_000;
const WINDOWS = 4;
const SETTINGS = '/api/site-settings';

let host: ContentHost;
let site: Site;
let baseline: Baseline;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  const shortWindow = { CONTENT_REVALIDATE_SECONDS: String(WINDOW_MS / 1_000) };
  ({ host, site, baseline } = await startSystem('unchanged', shortWindow));
});
test.afterAll(async () => {
  await site.stop();
  await host.stop();
});

/** When each stored page was made. */
async function storedPages(): Promise<Record<string, number>> {
  const pages = await storedTimes(site);
  expect(Object.keys(pages).length).toBeGreaterThan(20);
  return pages;
}

/** A page that was made while some of its content was on its way is made once more. */
const FEW = 2;

/** The pages that were made again, without those that a start makes for the first time. */
async function madeAgainSince(before: Record<string, number>): Promise<string[]> {
  const now = await storedPages();
  return Object.keys(before).filter((page) => now[page] !== before[page]);
}

async function viewFor(ms: number): Promise<void> {
  for (const end = performance.now() + ms; performance.now() < end;) {
    await viewAll(site, baseline);
    await setTimeout(WINDOW_MS / 4);
  }
}

/** Until a window passes in which no page is made: at the start contents come one after the other. */
async function untilSettled(): Promise<void> {
  for (let windows = 0; windows < 10; windows++) {
    const before = await storedPages();
    await viewFor(WINDOW_MS);
    if ((await madeAgainSince(before)).length === 0) return;
  }
}

test.describe('content that stays the same', () => {
  test('is fetched again with hardly a page being made again', full, async () => {
    await untilSettled();
    const before = await storedPages();
    let fetches = 0;
    host.takeCounts();
    for (let views = 0; fetches < WINDOWS - 1 && views < 10 * WINDOWS; views++) {
      await viewFor(WINDOW_MS);
      fetches += host.takeCounts().get(SETTINGS) ?? 0;
    }
    expect(fetches).toBeGreaterThanOrEqual(WINDOWS - 1);
    const made = await madeAgainSince(before);
    expect(made.length, made.join(' ')).toBeLessThanOrEqual(FEW);
  });

  test('costs hardly a page after a restart', full, async () => {
    const before = await storedPages();
    await site.stop();
    await setTimeout(2 * WINDOW_MS);
    await site.start();
    await viewFor(2 * WINDOW_MS);
    const made = await madeAgainSince(before);
    expect(made.length, made.join(' ')).toBeLessThanOrEqual(FEW);
  });

  test('is asked for while the host is away, and pages stay', full, async () => {
    await host.put('500');
    host.takeCounts();
    const before = await storedPages();
    await viewFor(WINDOWS * WINDOW_MS);
    expect(host.takeCounts().get(SETTINGS)).toBeGreaterThanOrEqual(WINDOWS - 1);
    await host.put('ok');
    await viewFor(WINDOWS * WINDOW_MS);
    const made = await madeAgainSince(before);
    expect(made.length, made.join(' ')).toBeLessThanOrEqual(FEW);
  });

  test('shows on every page when it changes without a publish', async () => {
    const before = host.revisionOf('/api/list/faq');
    const after = host.publish([SETTINGS]);
    const expected = (endpoint: string) => (endpoint === SETTINGS ? after : before);
    await untilShown(site, baseline, expected);
  });

  test('keeps the pages that do not show what was changed', async () => {
    await untilSettled();
    const before = await storedPages();
    host.publish(['/api/list/faq']);
    await untilShown(site, baseline, (endpoint) => host.revisionOf(endpoint));
    await viewFor(WINDOW_MS);
    const made = await madeAgainSince(before);
    expect(made).toContain('/main/faq');
    expect(made.length, made.join(' ')).toBeLessThanOrEqual(1 + FEW);
  });
});
