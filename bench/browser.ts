import type { Browser } from '@playwright/test';
import { inlinedCss } from '@/testing/inlined-css';
import { budgets } from './budgets';
import { measureInteractions } from './interactions';
import { format, type Metric, type Table, type Section } from './report';
import { startBarePage, startContentService, startSite } from './servers';
import { paths } from './site-pages';
import { openBrowser, scrollToEnd, tapEmptySpot, visit, type TransferSizes } from './visits';

const KB = 1024;

/** What this page loads, every page does. */
const PLAIN_PAGE = '/privacy';

/** The bare page has no brotli; for comparisons with it. */
const gzipOnly = { 'accept-encoding': 'gzip' };

type RouteWeight = TransferSizes & {
  path: string;
  picturesInWindow: number;
  javascriptAfterTap: number;
};

/** What a phone loads of every page, and how long the site takes to react to a tap. */
export async function measureBrowser({ quick }: { quick: boolean }): Promise<Section> {
  const content = await startContentService();
  const site = await startSite('browser', { CONTENT_HOST: content.url });
  const bare = await startBarePage();
  const browser = await openBrowser();

  const bareWeight = await weigh(browser, bare.url, '/');
  const weights: RouteWeight[] = [];
  for (const path of paths) weights.push(await weigh(browser, site.url, path));
  const scrolled = await weighScrolled(browser, `${site.url}/`);
  const bareScrolled = await weighScrolled(browser, `${bare.url}/`);
  const plain = await weigh(browser, site.url, PLAIN_PAGE, gzipOnly);
  const barePlain = await weigh(browser, bare.url, '/', gzipOnly);
  const interactions = await measureInteractions(browser, site.url, quick ? 2 : 5);

  await browser.close();
  return {
    title: 'Browser',
    baseline: 'the bare page',
    metrics: [
      ...firstViewMetrics(weights, bareWeight),
      ...homeMetrics(weights, bareWeight, scrolled, bareScrolled),
      {
        name: 'JavaScript of every page after the first tap, gzip, above the bare page',
        value: plain.javascriptAfterTap - barePlain.javascriptAfterTap,
        unit: 'bytes',
        budget: { atMost: budgets.afterInteraction.above * KB },
      },
      ...interactions.metrics,
    ],
    tables: [interactions.table, weightTable([...weights, { ...bareWeight, path: 'bare page' }])],
    notes: [
      `Chromium, 412 px at 1.75 device pixels a px, empty cache, brotli (the bare page: gzip), sizes of bodies on the wire. Inlined style sheets count as CSS, and in the total as part of the page.`,
      ...interactions.notes,
    ],
  };
}

async function weigh(
  browser: Browser,
  origin: string,
  path: string,
  headers?: Record<string, string>,
): Promise<RouteWeight> {
  const { page, loaded, picturesInWindow, close } = await visit(
    browser,
    origin + path,
    undefined,
    headers,
  );
  const atFirst = { ...loaded(), path, picturesInWindow: await picturesInWindow() };
  atFirst.css += await inlinedCss(page);
  await tapEmptySpot(page);
  const javascriptAfterTap = loaded().javascript;
  await close();
  return { ...atFirst, javascriptAfterTap };
}

async function weighScrolled(browser: Browser, url: string): Promise<TransferSizes> {
  const { page, loaded, close } = await visit(browser, url);
  await scrollToEnd(page);
  const all = loaded();
  await close();
  return all;
}

function heaviest(weights: RouteWeight[], measure: (weight: RouteWeight) => number) {
  const most = Math.max(...weights.map(measure));
  const path = weights.find((weight) => measure(weight) === most)?.path ?? '';
  return { value: most, path };
}

function firstViewMetrics(weights: RouteWeight[], bare: RouteWeight): Metric[] {
  const limits = budgets.firstView;
  const metric = (name: string, measure: (weight: RouteWeight) => number, most: number) => {
    const { value, path } = heaviest(weights, measure);
    return {
      name: `${name}, first view, most of ${weights.length} routes${value > 0 ? ` (${path})` : ''}`,
      value,
      unit: 'bytes' as const,
      budget: { atMost: most * KB },
      baseline: measure(bare),
    };
  };
  return [
    metric('JavaScript before any interaction', ({ javascript }) => javascript, limits.javascript),
    metric('CSS', ({ css }) => css, limits.css),
    metric('Fonts', ({ fonts }) => fonts, limits.fonts),
    metric(
      'Pictures on the first screen',
      ({ picturesInWindow }) => picturesInWindow,
      limits.firstScreenPictures,
    ),
  ];
}

function homeMetrics(
  weights: RouteWeight[],
  bare: RouteWeight,
  scrolled: TransferSizes,
  bareScrolled: TransferSizes,
): Metric[] {
  const home = weights.find(({ path }) => path === '/');
  const limits = budgets.home;
  return [
    {
      name: 'Home, all of the first view',
      value: home?.total,
      unit: 'bytes',
      budget: { atMost: limits.firstView * KB },
      baseline: bare.total,
    },
    {
      name: 'Home, requests of the first view',
      value: home?.requests,
      unit: 'number',
      budget: { atMost: limits.requests },
      baseline: bare.requests,
    },
    {
      name: 'Home, all after scrolling to the end',
      value: scrolled.total,
      unit: 'bytes',
      budget: { atMost: limits.scrolled * KB },
      baseline: bareScrolled.total,
    },
  ];
}

const kilobytes = (value: number) => (value / KB).toFixed(1);

const weightTable = (weights: RouteWeight[]): Table => ({
  head: [
    'first view, KB',
    'JavaScript',
    'CSS',
    'fonts',
    'pictures on the first screen',
    'pictures',
    'total',
    'requests',
    'JavaScript after a tap',
  ],
  rows: weights.map((weight) => [
    weight.path,
    kilobytes(weight.javascript),
    kilobytes(weight.css),
    kilobytes(weight.fonts),
    kilobytes(weight.picturesInWindow),
    kilobytes(weight.pictures),
    kilobytes(weight.total),
    format(weight.requests, 'number'),
    kilobytes(weight.javascriptAfterTap),
  ]),
});
