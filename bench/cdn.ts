import { startContentHost } from '@/e2e/faults/content-host';
import { hasProgram } from '@/e2e/faults/redis';
import { startVarnish } from '@/e2e/faults/varnish';
import { budgets } from './budgets';
import { loadPaths } from './load';
import { freePort } from './programs';
import { newRevision, publishTimes } from './publishing';
import { format, type Metric, type Section } from './report';
import { secret, startSite, visitAll } from './servers';
import { dynamicPaths, paths, servicePath } from './site-pages';
import { median } from './statistics';
import { VISITS_A_SECOND, visitsDuring } from './visitors';

const SERVICES = '/api/list/services-page';
const TOKEN = 'a-token-for-the-purge-of-pages';
const stored = paths.filter((path) => !dynamicPaths.includes(path));

/** Varnish stands in for a CDN: what reaches the site, and when a publish shows. */
export async function measureCdn({ quick }: { quick: boolean }): Promise<Section> {
  if (!hasProgram('varnishd', '-V', 'the measurement of a CDN')) return section([], []);
  const content = await startContentHost();
  const port = await freePort();
  const site = await startSite('cdn', {
    CONTENT_HOST: content.url,
    TRUST_PROXY: '1',
    CDN_PURGE_URL: `http://127.0.0.1:${port}/.purge`,
    CDN_PURGE_TOKEN: TOKEN,
  });
  const cdn = await startVarnish({ port, sitePort: Number(new URL(site.url).port), token: TOKEN });
  try {
    await visitAll(cdn.url, stored);
    let hits = 0;
    for (const page of stored) {
      const { headers, body } = await fetch(cdn.url + page);
      await body?.cancel();
      if (headers.get('x-cache') === 'hit') hits++;
    }
    const publish = () =>
      publishTimes(
        {
          page: cdn.url + servicePath(1),
          webhook: site.url,
          secret,
          path: SERVICES,
          change: newRevision(content, SERVICES),
        },
        quick ? 3 : 10,
      );
    let visits = 0;
    const nextUrl = () => `${cdn.url}${stored[visits++ % stored.length]}`;
    const { result: times, lost } = await visitsDuring(nextUrl, publish);
    const load = loadPaths(cdn.url, stored);
    const loadedTimes = await publish();
    const rate = await load.end();
    return section(
      [
        {
          name: `pages that come from the CDN at their second visit, of ${stored.length}`,
          value: hits,
          unit: 'number',
          budget: { atLeast: stored.length },
        },
        {
          name: `a publish is visible through the CDN after, slowest of ${times.length}`,
          value: Math.max(...times),
          unit: 'ms',
          budget: { atMost: budgets.cdn.purgedMs },
        },
        { name: 'the same, median', value: median(times), unit: 'ms' },
        {
          name: 'visitors meanwhile without an answer',
          value: lost,
          unit: 'number',
          budget: { atMost: 0 },
        },
        { name: 'with both processors busy, slowest', value: Math.max(...loadedTimes), unit: 'ms' },
        { name: 'the same, median', value: median(loadedTimes), unit: 'ms' },
      ],
      [
        `Varnish with \`deploy/varnish/site.vcl\` in front of Node alone. Meanwhile ${VISITS_A_SECOND} visits a second of all stored pages in turn; with both processors busy ${format(rate, 'requests/s')} requests/s.`,
      ],
    );
  } finally {
    await Promise.all([cdn.stop(), site.stop(), content.stop()]);
  }
}

const section = (metrics: Metric[], notes: string[]): Section => ({
  title: 'Behind a CDN',
  metrics,
  tables: [],
  notes: notes.length > 0 ? notes : ['Not measured: the package varnish is not installed.'],
});
