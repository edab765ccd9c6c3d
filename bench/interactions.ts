import type { Browser, Page } from '@playwright/test';
import { productPath } from '@/lib/routes/paths';
import { budgets } from './budgets';
import { watchPresses, type Times } from './press-watcher';
import { write, type Figure, type Grid } from './report';
import { median } from './statistics';
import { untilQuiet, visit } from './visits';

type Interaction = {
  name: string;
  page: string;
  /** What is pressed; the first that is visible. */
  control: string;
  /** Matches once what was asked for is there. */
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

/** How soon the site answers the very first press and a later one. */
export async function measureInteractions(
  browser: Browser,
  origin: string,
  runs: number,
): Promise<{ figures: Figure[]; grid: Grid; remarks: string[] }> {
  const figures: Figure[] = [];
  const rows: string[][] = [];
  const hydrations: number[] = [];
  for (const { name: speed, slowdown, atMost } of speeds) {
    for (const interaction of interactions) {
      const first: Times[] = [];
      const later: Times[] = [];
      for (let run = 0; run < runs; run++) {
        const times = await pressTwice(browser, origin, interaction, slowdown);
        first.push(times.first);
        later.push(times.later);
      }
      const mid = (of: Times[], which: keyof Times) => median(of.map((times) => times[which]));
      if (slowdown === 1) hydrations.push(...first.map(({ hydrated }) => hydrated));
      for (const [when, times] of Object.entries({ first, later })) {
        figures.push({
          name: `${interaction.name}, ${when} press, ${speed}: next paint`,
          value: mid(times, 'nextPaint'),
          unit: 'ms',
          bar: { atMost },
        });
      }
      rows.push([
        interaction.name,
        speed,
        ...[first, later].flatMap((times) => [
          write(mid(times, 'nextPaint'), 'ms'),
          write(mid(times, 'effect'), 'ms'),
        ]),
        write(mid(first, 'hydrated'), 'ms'),
      ]);
    }
  }
  return {
    figures: [
      {
        name: 'From the first tap to hydrated, full speed',
        value: median(hydrations),
        unit: 'ms',
        bar: { atMost: budgets.afterInteraction.hydratedMs },
      },
      ...figures,
    ],
    grid: {
      head: [
        'press',
        'at',
        'first: next paint',
        'first: what was asked for',
        'later: next paint',
        'later: what was asked for',
        'first tap to hydrated',
      ],
      rows,
    },
    remarks: [
      `Presses: medians of ${runs} visits. Next paint by the browser's Event Timing, in steps of 8 ms, 16 ms where it took less; what was asked for (the drawer, the picture, the number) once it is painted. 0 ms to hydrated: the page was before it was touched.`,
    ],
  };
}

async function pressTwice(
  browser: Browser,
  origin: string,
  { page: path, control, effect }: Interaction,
  slowdown: number,
): Promise<{ first: Times; later: Times }> {
  const { page, session, leave } = await visit(browser, origin + path, watchPresses);
  try {
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const first = await press(page, control, effect);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await untilQuiet(page);
    await page.keyboard.press('Escape');
    await page.waitForTimeout(700); // Its closing animation.
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const later = await press(page, control, effect);
    return { first, later };
  } finally {
    await leave();
  }
}

async function press(page: Page, control: string, effect: string): Promise<Times> {
  const target = page.locator(control).filter({ visible: true }).first();
  const before = await target.boundingBox();
  if (!before) throw new Error(`nothing to press: ${control}`);
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
