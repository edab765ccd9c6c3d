import path from 'node:path';
import { browserOptions, findBrowser } from '@/bin/lib/browser';
import { budgets } from './budgets';
import { runProgram } from './programs';
import { format, type Metric, type Table, type Section } from './report';
import { startBarePage, startContentService, startSite } from './servers';
import { productPath, quotePath, searchPath, servicePath } from './site-pages';
import { median } from './statistics';
import { openBrowser, visit } from './visits';

/** Lighthouse needs a newer Node.js than the site; the package `node` brings one. */
const node = path.resolve('bench/node_modules/node/bin/node');
const lighthouse = path.resolve('bench/node_modules/lighthouse/cli/index.js');

const pages: Record<string, string> = {
  home: '/',
  'service details': servicePath(1),
  shop: '/shop',
  blog: '/blog',
  contact: '/contact',
  certificate: '/certificate',
  product: productPath(1),
  'quote for a product': quotePath(1),
  'search results': searchPath('flange'),
};
const BARE = 'bare page';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

type Verdict = Record<Category, number> & {
  /** In ms. */
  largestContentfulPaint: number;
  /** In ms. */
  totalBlockingTime: number;
  cumulativeLayoutShift: number;
};

type Report = {
  runtimeError?: { message: string };
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<string, { title: string; score: number | null; numericValue?: number }>;
};

/** Lighthouse on a simulated phone, the pages and the bare page in turn. */
export async function measureLighthouse({ quick }: { quick: boolean }): Promise<Section> {
  const content = await startContentService();
  const site = await startSite('lighthouse', { CONTENT_HOST: content.url });
  const bare = await startBarePage();
  const targets = new Map<string, string>([
    ...Object.entries(pages).map(([name, page]): [string, string] => [name, site.url + page]),
    [BARE, `${bare.url}/`],
  ]);
  await optimisePictures([...targets.values()]);
  const runs = quick ? 1 : 5;
  const reports = new Map<string, Report[]>([...targets.keys()].map((name) => [name, []]));
  for (let run = 0; run < runs; run++) {
    for (const [name, url] of targets) reports.get(name)?.push(await audit(url));
  }

  const verdicts = new Map([...reports].map(([name, all]) => [name, medianVerdict(all)]));
  const baseline = verdicts.get(BARE);
  return {
    title: 'Lighthouse',
    baseline: 'the bare page',
    metrics: Object.keys(pages).flatMap((name) => metricsOf(name, verdicts.get(name), baseline)),
    tables: [verdictTable(verdicts)],
    notes: [
      `Mobile, simulated throttling, medians of ${runs}, all pages and the bare one in turn.`,
      ...lostPoints(reports),
    ],
  };
}

/** Pictures are optimised at the first visit, which would slow down the first audit. */
async function optimisePictures(urls: string[]): Promise<void> {
  const browser = await openBrowser();
  for (const url of urls) await (await visit(browser, url)).close();
  await browser.close();
}

/** Lighthouse sometimes loses the browser and asks to be run again. */
const MAX_TRIES = 3;

async function audit(url: string): Promise<Report> {
  for (let tries = 1; ; tries++) {
    try {
      return await auditOnce(url);
    } catch (error) {
      if (tries === MAX_TRIES || !/Please run Lighthouse again/.test(String(error))) throw error;
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
    largestContentfulPaint: value('largest-contentful-paint'),
    totalBlockingTime: value('total-blocking-time'),
    cumulativeLayoutShift: value('cumulative-layout-shift'),
  };
}

function metricsOf(name: string, verdict?: Verdict, bare?: Verdict): Metric[] {
  const limits = budgets.lighthouse;
  return [
    {
      name: `${name}: lowest of the four categories`,
      value: verdict && Math.min(...categories.map((category) => verdict[category])),
      unit: 'number',
      budget: { atLeast: limits.score },
    },
    {
      name: `${name}: largest contentful paint`,
      value: verdict?.largestContentfulPaint,
      unit: 'ms',
      budget: { atMost: limits.largestContentfulPaintMs },
      baseline: bare?.largestContentfulPaint,
    },
    {
      name: `${name}: largest contentful paint above that of two files (decision 0015)`,
      value: verdict && verdict.largestContentfulPaint - limits.twoFilesMs,
      unit: 'ms',
      budget: { atMost: limits.aboveTwoFilesMs },
    },
    {
      name: `${name}: total blocking time`,
      value: verdict?.totalBlockingTime,
      unit: 'ms',
      budget: { atMost: bare?.totalBlockingTime ?? 0 },
      baseline: bare?.totalBlockingTime,
    },
    {
      name: `${name}: layout shift`,
      value: verdict && Number(verdict.cumulativeLayoutShift.toFixed(2)),
      unit: 'number',
      budget: { atMost: limits.cumulativeLayoutShift },
    },
  ];
}

const verdictTable = (verdicts: Map<string, Verdict>): Table => ({
  head: ['page', ...categories, 'LCP', 'TBT', 'CLS'],
  rows: [...verdicts].map(([name, verdict]) => [
    name,
    ...categories.map((category) => String(verdict[category])),
    format(verdict.largestContentfulPaint, 'ms'),
    format(verdict.totalBlockingTime, 'ms'),
    verdict.cumulativeLayoutShift.toFixed(3),
  ]),
});

/** Audits that cost points in the categories beside performance, which has metrics of its own. */
function lostPoints(reports: Map<string, Report[]>): string[] {
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
