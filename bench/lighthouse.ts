import path from 'node:path';
import { browserOptions, findBrowser } from '@/bin/browser';
import { servicePath } from '@/lib/routes/paths';
import { budgets } from './budgets';
import { runProgram } from './programs';
import { write, type Figure, type Grid, type Section } from './report';
import { startBarePage, startContentService, startSite } from './servers';
import { median } from './statistics';
import { openBrowser, visit } from './visits';

/** Lighthouse needs a newer Node.js than the project does; the benchmark's packages bring one. */
const node = path.resolve('bench/node_modules/node/bin/node');
const lighthouse = path.resolve('bench/node_modules/lighthouse/cli/index.js');

const pages: Record<string, string> = {
  home: '/',
  'service details': servicePath(1),
  shop: '/shop',
  blog: '/blog',
  contact: '/contact',
  certificate: '/certificate',
};
const BARE = 'bare page';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

type Verdict = Record<Category, number> & {
  /** Largest contentful paint and total blocking time, in ms. */
  paint: number;
  blocking: number;
  /** Cumulative layout shift, without a unit. */
  shift: number;
};

type Report = {
  runtimeError?: { message: string };
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
};

/** Lighthouse on a simulated phone, each page in turn with the bare one. */
export async function measureLighthouse({ quick }: { quick: boolean }): Promise<Section> {
  const content = await startContentService();
  const site = await startSite('lighthouse', { CONTENT_HOST: content.url });
  const bare = await startBarePage();
  const targets = new Map<string, string>([
    ...Object.entries(pages).map(([name, page]): [string, string] => [name, site.url + page]),
    [BARE, `${bare.url}/`],
  ]);
  await makePictures([...targets.values()]);
  const runs = quick ? 1 : 5;
  const reports = new Map<string, Report[]>([...targets.keys()].map((name) => [name, []]));
  for (let run = 0; run < runs; run++) {
    for (const [name, url] of targets) reports.get(name)?.push(await audit(url));
  }

  const verdicts = new Map([...reports].map(([name, all]) => [name, medianVerdict(all)]));
  const reference = verdicts.get(BARE);
  return {
    title: 'Lighthouse',
    comparedWith: 'the bare page',
    figures: Object.keys(pages).flatMap((name) => figuresOf(name, verdicts.get(name), reference)),
    grids: [verdictGrid(verdicts)],
    remarks: [
      `Mobile, simulated throttling, medians of ${runs}, all pages and the bare one in turn.`,
      ...complaints(reports),
    ],
  };
}

/** Sizes of pictures are made at the first visit; that is the subject of another part. */
async function makePictures(urls: string[]): Promise<void> {
  const browser = await openBrowser();
  for (const url of urls) await (await visit(browser, url)).leave();
  await browser.close();
}

/** How often Lighthouse may lose the browser, which it says it sometimes does. */
const MOST_TRIES = 3;

async function audit(url: string): Promise<Report> {
  for (let tries = 1; ; tries++) {
    try {
      return await auditOnce(url);
    } catch (error) {
      if (tries === MOST_TRIES || !/Please run Lighthouse again/.test(String(error))) throw error;
    }
  }
}

async function auditOnce(url: string): Promise<Report> {
  const output = await runProgram(
    node,
    [
      lighthouse,
      url,
      ...['--output', 'json', '--output-path', 'stdout', '--quiet'],
      ...['--no-enable-error-reporting', '--only-categories', categories.join(',')],
      `--chrome-flags=--headless=new ${browserOptions.join(' ')}`,
    ],
    { seconds: 180, variables: { CHROME_PATH: findBrowser() } },
  );
  const report = JSON.parse(output) as Report;
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

function medianVerdict(reports: Report[]): Verdict {
  const score = (category: Category) =>
    median(reports.map((report) => Math.round((report.categories[category].score ?? 0) * 100)));
  const value = (id: string) =>
    median(reports.map((report) => report.audits[id]?.numericValue ?? NaN));
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    paint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}

function figuresOf(name: string, verdict?: Verdict, bare?: Verdict): Figure[] {
  const bars = budgets.lighthouse;
  return [
    {
      name: `${name}: lowest of the four categories`,
      value: verdict && Math.min(...categories.map((category) => verdict[category])),
      unit: 'number',
      bar: { atLeast: bars.score },
    },
    {
      name: `${name}: largest contentful paint`,
      value: verdict?.paint,
      unit: 'ms',
      bar: { atMost: bars.largestContentfulPaintMs },
      reference: bare?.paint,
    },
    {
      name: `${name}: total blocking time`,
      value: verdict?.blocking,
      unit: 'ms',
      bar: { atMost: bars.totalBlockingTimeMs },
      reference: bare?.blocking,
    },
    {
      name: `${name}: layout shift`,
      // Written with two places, as the bar is.
      value: verdict && Number(verdict.shift.toFixed(2)),
      unit: 'number',
      bar: { atMost: bars.cumulativeLayoutShift },
    },
  ];
}

const verdictGrid = (verdicts: Map<string, Verdict>): Grid => ({
  head: ['page', ...categories, 'LCP', 'TBT', 'CLS'],
  rows: [...verdicts].map(([name, verdict]) => [
    name,
    ...categories.map((category) => String(verdict[category])),
    write(verdict.paint, 'ms'),
    write(verdict.blocking, 'ms'),
    verdict.shift.toFixed(3),
  ]),
});

/** What cost points outside of performance, which has figures of its own. */
function complaints(reports: Map<string, Report[]>): string[] {
  const found = new Map<string, Set<string>>();
  for (const [name, all] of reports) {
    if (name === BARE) continue;
    for (const { categories: verdicts, audits } of all) {
      for (const category of categories.slice(1)) {
        for (const { id, weight } of verdicts[category].auditRefs) {
          const finding = audits[id];
          if (!finding || weight === 0 || finding.score === null || finding.score >= 1) continue;
          found.set(finding.title, (found.get(finding.title) ?? new Set()).add(name));
        }
      }
    }
  }
  return [...found].map(([title, names]) => `Points lost on ${[...names].join(', ')}: ${title}.`);
}
