import { setTimeout } from 'node:timers/promises';
import { startContentHost } from '@/e2e/faults/content-host';
import { budgets } from './budgets';
import { multiply } from './many-items';
import { runProgram } from './programs';
import type { Section } from './report';
import { startSite, type Server } from './servers';
import { median, percentile } from './statistics';

const ITEMS = 10_000;
const VISITORS = 20;
const PRODUCTS = '/api/list/industrial-products';

/** Part numbers, sizes, words that every item has, beginnings, typing errors, and what is nowhere. */
const QUERIES = [
  'spur gear',
  'HF-GR-1048',
  '80 MN',
  'Ø 860',
  'steel',
  'forg',
  'crankshft',
  'flange F22 normalised',
  'weight 41 kg',
  'unobtainium bracket',
];

/** In ms: a page is read, a suggestion is typed past. */
const PAUSES = { page: 2_000, suggestions: 300 };

/** The index alone, then the site with as many products and visitors who search. */
export async function measureSearch({ quick }: { quick: boolean }): Promise<Section> {
  const indexes: { ms: number; bytes: number }[] = [];
  for (let turn = 0; turn < 3; turn++) indexes.push(await measureIndex());
  const content = await startContentHost();
  content.edit(PRODUCTS, (products) => multiply(products, ITEMS));
  const site = await startSite('search', { CONTENT_HOST: content.url, TRUST_PROXY: '1' });
  try {
    // Reads the products, so that the first search measures the search.
    await timed(`${site.url}/shop`, 0);
    const first = await timed(`${site.url}/search?q=gear`, 0);
    const rounds = quick ? 1 : 3;
    const results = await searches(site, '/search?q=', rounds, PAUSES.page);
    const suggestions = await searches(site, '/api/search?q=', rounds, PAUSES.suggestions);
    return {
      title: 'Search',
      metrics: [
        {
          name: 'index, built',
          value: median(indexes.map(({ ms }) => ms)),
          unit: 'ms',
          budget: { atMost: budgets.search.indexMs },
        },
        {
          name: 'index, memory',
          value: median(indexes.map(({ bytes }) => bytes)),
          unit: 'bytes',
          budget: { atMost: budgets.search.indexMegabytes * 1024 * 1024 },
        },
        { name: 'first search after a start, which builds the index', value: first, unit: 'ms' },
        ...answers('page of results', results),
        ...answers('suggestions', suggestions),
      ],
      tables: [],
      notes: [
        `${ITEMS.toLocaleString('en')} products. ${VISITORS} visitors at once from this machine search for ${QUERIES.length} different things; each asks again about ${PAUSES.page / 1_000} s after a page of results and about ${PAUSES.suggestions / 1_000} s after suggestions. Index: medians of three, each in a process of its own.`,
      ],
    };
  } finally {
    await Promise.all([site.stop(), content.stop()]);
  }
}

async function measureIndex(): Promise<{ ms: number; bytes: number }> {
  const script = 'bench/search-index.ts';
  const args = ['--expose-gc', '--import', 'tsx', script, String(ITEMS)];
  const output = await runProgram(process.execPath, args, { seconds: 120 });
  return JSON.parse(output) as { ms: number; bytes: number };
}

const answers = (name: string, times: number[]): Section['metrics'] => [
  { name: `${name}, median`, value: median(times), unit: 'ms' },
  {
    name: `${name}, p99 of ${times.length}`,
    value: percentile(times, 0.99),
    unit: 'ms',
    budget: { atMost: budgets.search.answerP99Ms },
  },
];

/** @returns the times of all answers in ms */
async function searches(
  site: Server,
  path: string,
  rounds: number,
  pause: number,
): Promise<number[]> {
  const visitor = async (_: unknown, number: number) => {
    const times: number[] = [];
    for (let turn = 0; turn < rounds * QUERIES.length; turn++) {
      const query = QUERIES[(turn + number) % QUERIES.length] ?? '';
      await setTimeout(pause * (0.5 + Math.random()));
      times.push(await timed(site.url + path + encodeURIComponent(query), number));
    }
    return times;
  };
  return (await Promise.all(Array.from({ length: VISITORS }, visitor))).flat();
}

/** @returns ms until the last byte. @throws for any other status than 200 */
async function timed(url: string, visitor: number): Promise<number> {
  const start = performance.now();
  const response = await fetch(url, { headers: { 'x-forwarded-for': `198.51.100.${visitor}` } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - start;
}
