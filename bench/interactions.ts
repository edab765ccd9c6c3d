import type { Browser, Page } from '@playwright/test';
import { budgets } from './budgets';
import { watchClicks, type ClickTimes } from './click-watcher';
import { format, type Metric, type Table } from './report';
import { productPath } from './site-pages';
import { median } from './statistics';
import { waitForNetworkIdle, visit } from './visits';

type Interaction = {
  name: string;
  page: string;
  /** Selector; the first visible match is clicked. */
  control: string;
  /** Selector that matches once the click has had its effect. */
  effect: string;
};

const interactions: Interaction[] = [
  {
    name: 'menu',
    page: '/',
    control: 'header button[aria-label="Menu"]',
    effect: '[popover]:popover-open',
  },
  {
    name: 'lightbox',
    page: '/manufacture',
    control: 'main a[data-lightbox-index]',
    effect: '.yarl__portal_open',
  },
  {
    name: 'stepper',
    page: productPath(1),
    control: 'main button[aria-label="One more"]',
    effect: 'output[data-bench-changed]',
  },
];

const speeds = [
  { name: 'full speed', slowdown: 1, atMost: budgets.afterInteraction.nextPaintMs },
  { name: '4× slower processor', slowdown: 4, atMost: budgets.afterInteraction.nextPaintSlowCpuMs },
];

/** How soon the site reacts to the first click on a page and to a later one. */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<{ metrics: Metric[]; table: Table; notes: string[] }> {
  const metrics: Metric[] = [];
  const rows: string[][] = [];
  const hydrations: number[] = [];
  for (const { name: speed, slowdown, atMost } of speeds) {
    for (const interaction of interactions) {
      const first: ClickTimes[] = [];
      const later: ClickTimes[] = [];
      for (let run = 0; run < runs; run++) {
        const times = await clickTwice(browser, origin, interaction, slowdown);
        first.push(times.first);
        later.push(times.later);
      }
      const mid = (of: ClickTimes[], which: keyof ClickTimes) =>
        median(of.map((times) => times[which]));
      if (slowdown === 1) hydrations.push(...first.map(({ hydrated }) => hydrated));
      for (const [when, times] of Object.entries({ first, later })) {
        metrics.push({
          name: `${interaction.name}, ${when} click, ${speed}: next paint`,
          value: mid(times, 'nextPaint'),
          unit: 'ms',
          budget: { atMost },
        });
      }
      rows.push([
        interaction.name,
        speed,
        ...[first, later].flatMap((times) => [
          format(mid(times, 'nextPaint'), 'ms'),
          format(mid(times, 'effect'), 'ms'),
        ]),
        format(mid(first, 'hydrated'), 'ms'),
      ]);
    }
  }
  return {
    metrics: [
      {
        name: 'From the first tap to hydrated, full speed',
        value: median(hydrations),
        unit: 'ms',
        budget: { atMost: budgets.afterInteraction.hydratedMs },
      },
      ...metrics,
    ],
    table: {
      head: [
        'click',
        'at',
        'first: next paint',
        'first: effect',
        'later: next paint',
        'later: effect',
        'first tap to hydrated',
      ],
      rows,
    },
    notes: [
      `Clicks: medians of ${runs} visits. Next paint by the browser's Event Timing, in steps of 8 ms, at least 16 ms; the effect (the drawer, the picture, the number) once it is painted. 0 ms to hydrated: the page was hydrated before the tap.`,
    ],
  };
}

async function clickTwice(
  browser: Browser,
  origin: string,
  { page: path, control, effect }: Interaction,
  slowdown: number,
): Promise<{ first: ClickTimes; later: ClickTimes }> {
  const { page, session, close } = await visit(browser, origin + path, watchClicks);
  try {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const first = await click(page, control, effect);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await waitForNetworkIdle(page);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(700); // The closing animation.
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const later = await click(page, control, effect);
    return { first, later };
  } finally {
    await close();
  }
}

async function click(page: Page, control: string, effect: string): Promise<ClickTimes> {
  const target = page.locator(control).filter({ visible: true }).first();
  const before = await target.boundingBox();
  if (!before) throw new Error(`nothing to click: ${control}`);
  const below = (page.viewportSize()?.height ?? 0) - 80;
  if (before.y < 0 || before.y + before.height > below) await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox()) ?? before;
  await page.evaluate((selector) => window.bench.watch(selector), effect);
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForFunction(() => window.bench.times() !== undefined, undefined, {
    timeout: 30_000,
  });
  const times = await page.evaluate(() => window.bench.times());
  if (!times) throw new Error(`no times for ${control}`);
  return times;
}
