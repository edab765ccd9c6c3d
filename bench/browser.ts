import type { Browser } from '@playwright/test';
import { inlinedCss } from '@/lib/testing/inlined-css';
import { dynamicPaths, routes } from '@/lib/routes';
import { budgets } from './budgets';
import { measureInteractions } from './interactions';
import { write, type Figure, type Grid, type Section } from './report';
import { startBarePage, startContentService, startSite } from './servers';
import { openBrowser, scrollToEnd, tapBesideEverything, visit, type Loaded } from './visits';

const KB = 1024;

/** A page with nothing of its own: what it needs, every page does. */
const PLAIN_PAGE = '/privacy';

/** All that the bare page has. */
const gzip = { 'accept-encoding': 'gzip' };

type RouteWeight = Loaded & {
  path: string;
  picturesInWindow: number;
  /** JavaScript once the first tap has been answered. */
  javascriptAfterTap: number;
};

/** What a phone loads of every page, and how soon the site answers to a finger. */
export async function measureBrowser({ quick }: { quick: boolean }): Promise<Section> {
  const content = await startContentService();
  const site = await startSite('browser', { CONTENT_HOST: content.url });
  const bare = await startBarePage();
  const browser = await openBrowser();

  const bareWeight = await weigh(browser, bare.url, '/');
  const weights: RouteWeight[] = [];
  for (const { path } of routes) weights.push(await weigh(browser, site.url, path));
  const scrolled = await weighScrolled(browser, `${site.url}/`);
  const bareScrolled = await weighScrolled(browser, `${bare.url}/`);
  const plain = await weigh(browser, site.url, PLAIN_PAGE, gzip);
  const barePlain = await weigh(browser, bare.url, '/', gzip);
  const interactions = await measureInteractions(browser, site.url, quick ? 2 : 5);

  await browser.close();
  return {
    title: 'Browser',
    comparedWith: 'the bare page',
    figures: [
      ...firstViewFigures(weights, bareWeight),
      ...homeFigures(weights, bareWeight, scrolled, bareScrolled),
      {
        name: 'JavaScript of every page after the first tap, gzip, above the bare page',
        value: plain.javascriptAfterTap - barePlain.javascriptAfterTap,
        unit: 'bytes',
        bar: { atMost: budgets.afterInteraction.above * KB },
      },
      ...interactions.figures,
    ],
    grids: [interactions.grid, weightGrid([...weights, { ...bareWeight, path: 'bare page' }])],
    remarks: [
      `Chromium, 412 px at 1.75 pixels a px, empty cache, brotli where there is any (the bare page has gzip), sizes of bodies on the wire. ${dynamicPaths.join(' and ')} are made for each visit, for browsers without scripts, and load theirs at once. Style sheets that stand in the page are counted as if they came by themselves; in the total they are a part of the page.`,
      ...interactions.remarks,
    ],
  };
}

async function weigh(
  browser: Browser,
  origin: string,
  path: string,
  headers?: Record<string, string>,
): Promise<RouteWeight> {
  const { page, loaded, picturesInWindow, leave } = await visit(
    browser,
    origin + path,
    undefined,
    headers,
  );
  const atFirst = { ...loaded(), path, picturesInWindow: await picturesInWindow() };
  atFirst.css += await inlinedCss(page);
  await tapBesideEverything(page);
  const javascriptAfterTap = loaded().javascript;
  await leave();
  return { ...atFirst, javascriptAfterTap };
}

async function weighScrolled(browser: Browser, url: string): Promise<Loaded> {
  const { page, loaded, leave } = await visit(browser, url);
  await scrollToEnd(page);
  const all = loaded();
  await leave();
  return all;
}

/** The route that has most of something. */
function heaviest(weights: RouteWeight[], measure: (weight: RouteWeight) => number) {
  const most = Math.max(...weights.map(measure));
  const path = weights.find((weight) => measure(weight) === most)?.path ?? '';
  return { value: most, path };
}

function firstViewFigures(weights: RouteWeight[], bare: RouteWeight): Figure[] {
  const bars = budgets.firstView;
  const figure = (name: string, measure: (weight: RouteWeight) => number, most: number) => {
    const { value, path } = heaviest(weights, measure);
    return {
      name: `${name}, first view, most of ${weights.length} routes${value > 0 ? ` (${path})` : ''}`,
      value,
      unit: 'bytes' as const,
      bar: { atMost: most * KB },
      reference: measure(bare),
    };
  };
  return [
    figure(
      'JavaScript before any interaction',
      ({ path, javascript }) => (dynamicPaths.includes(path) ? 0 : javascript),
      bars.javascript,
    ),
    figure('CSS', ({ css }) => css, bars.css),
    figure('Fonts', ({ fonts }) => fonts, bars.fonts),
    figure(
      'Pictures on the first screen',
      ({ picturesInWindow }) => picturesInWindow,
      bars.firstScreenPictures,
    ),
  ];
}

function homeFigures(
  weights: RouteWeight[],
  bare: RouteWeight,
  scrolled: Loaded,
  bareScrolled: Loaded,
): Figure[] {
  const home = weights.find(({ path }) => path === '/');
  const bars = budgets.home;
  return [
    {
      name: 'Home, all of the first view',
      value: home?.total,
      unit: 'bytes',
      bar: { atMost: bars.firstView * KB },
      reference: bare.total,
    },
    {
      name: 'Home, requests of the first view',
      value: home?.requests,
      unit: 'number',
      bar: { atMost: bars.requests },
      reference: bare.requests,
    },
    {
      name: 'Home, all after scrolling to the end',
      value: scrolled.total,
      unit: 'bytes',
      bar: { atMost: bars.scrolled * KB },
      reference: bareScrolled.total,
    },
  ];
}

const kilobytes = (value: number) => (value / KB).toFixed(1);

const weightGrid = (weights: RouteWeight[]): Grid => ({
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
    write(weight.requests, 'number'),
    kilobytes(weight.javascriptAfterTap),
  ]),
});
