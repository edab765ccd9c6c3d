import path from 'node:path';
import { readFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { browserOptions, findBrowser } from '@/bin/lib/browser';
import budgets from '@/budgets.json' with { type: 'json' };
import { contentHostOf, FOLDER, run, startBarePage, startSite, type Subject } from './programs';
import { measured, type Measurement } from './report';

/** Lighthouse needs a newer Node.js than the site; the package `node` brings one. */
const node = 'bench/node_modules/node/bin/node';
const lighthouse = 'bench/node_modules/lighthouse/cli/index.js';

const pages = {
  home: '/',
  'a service': '/service-details/1',
  shop: '/shop',
  blog: '/blog',
  contact: '/contact',
  certificate: '/certificate',
  'a product': '/shop-details/1',
  'quote for a product': '/quote?product=1',
  'search results': '/search?q=flange',
};
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

type Report = {
  runtimeError?: { message: string };
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

/** Pages on a simulated phone, mobile throttling. */
export async function measureLighthouse(subject: Subject): Promise<Measurement[]> {
  const site = await startSite(subject, { CONTENT_HOST: await contentHostOf(subject) });
  const origin = site.url.replace('127.0.0.1', 'localhost'); // as canonical links name it
  await makePictures(Object.values(pages).map((page) => origin + page));
  const bare = verdictOn(await audit('bare', (await startBarePage(subject)).url));
  const limits = budgets.lighthouse;
  const found = [
    measured('bare page of Next.js: largest contentful paint', bare.paint, 'ms'),
    measured('bare page of Next.js: total blocking time', bare.blocking, 'ms'),
  ];
  const shifts: number[] = [];
  for (const [name, page] of Object.entries(pages)) {
    const { score, paint, blocking, shift } = verdictOn(await audit(name, origin + page));
    const [lowest, above] = [
      'lowest of the four categories',
      "blocking time above the bare page's",
    ];
    const budget = { atLeast: limits.score };
    found.push({ name: `${name}: ${lowest}`, value: score, unit: '', budget });
    const paintMs = limits.largestContentfulPaintMs;
    found.push(measured(`${name}: largest contentful paint`, paint, 'ms', paintMs));
    found.push(measured(`${name}: ${above}`, blocking - bare.blocking, 'ms', 0));
    shifts.push(shift);
  }
  const shift = Math.round(100 * Math.max(...shifts)) / 100;
  return [...found, measured('most layout shift of all', shift, '', limits.cumulativeLayoutShift)];
}

/** The first to ask for a picture waits for it, which would slow down the first audit. */
async function makePictures(urls: string[]): Promise<void> {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('Lighthouse needs a browser: install chromium.');
  const browser = await chromium.launch({ executablePath, args: browserOptions });
  const viewport = { width: 412, height: 823 };
  const page = await browser.newPage({ viewport, deviceScaleFactor: 1.75, isMobile: true });
  for (const url of urls) await page.goto(url, { waitUntil: 'networkidle' });
  await browser.close();
}

/** Lighthouse sometimes loses the browser and asks to be run again. */
async function audit(name: string, url: string, tries = 3): Promise<Report> {
  const file = path.join(FOLDER, `lighthouse-${name.replaceAll(' ', '-')}.json`);
  const args = [
    ...[lighthouse, url, '--output', 'json', '--output-path', file, '--quiet'],
    ...['--no-enable-error-reporting', '--only-categories', categories.join(',')],
    `--chrome-flags=--headless=new ${browserOptions.join(' ')}`,
  ];
  try {
    await run(node, args, { variables: { CHROME_PATH: findBrowser() } });
    const report = JSON.parse(await readFile(file, 'utf8')) as Report;
    if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
    return report;
  } catch (error) {
    if (tries > 1 && /Please run Lighthouse again/.test(String(error)))
      return audit(name, url, tries - 1);
    throw error;
  }
}

function verdictOn({ categories: verdicts, audits }: Report) {
  const value = (id: string) => audits[id]?.numericValue ?? NaN;
  return {
    score: Math.round(100 * Math.min(...categories.map((name) => verdicts[name]?.score ?? 0))),
    paint: value('largest-contentful-paint'),
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}
