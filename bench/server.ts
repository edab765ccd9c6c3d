import getPort from 'get-port';
import { findProgram, until } from '@/bin/cluster/programs';
import budgets from '@/budgets.json' with { type: 'json' };
import {
  contentHostOf,
  peakMemory,
  processorTime,
  resetPeakMemory,
  run,
  start,
  startBarePage,
  startShippedNginx,
  startSite,
  type Subject,
} from './programs';
import { measured, type Measurement } from './report';

const CONNECTIONS = 50;
const pages = { home: '/', 'a service': '/service-details/1' };
/** As browsers send it, by what they are answered with. */
const encodings = { gzip: 'gzip, deflate', br: 'gzip, deflate, br' };

type Report = {
  requests: { total: number };
  duration: number;
  latency: { p99: number };
  errors: number;
  non2xx: number;
};

/** @throws when an answer is missing or not successful */
async function load(url: string, pid: number, encoding: string, seconds: number) {
  const before = processorTime(pid);
  const output = await run('node', [
    'bench/node_modules/autocannon/autocannon.js',
    ...['--json', '--connections', String(CONNECTIONS), '--duration', String(seconds)],
    ...['--headers', `accept-encoding=${encoding}`, url],
  ]);
  const used = processorTime(pid) - before;
  const { requests, duration, latency, errors, non2xx } = JSON.parse(
    output.slice(output.indexOf('{')),
  ) as Report;
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} answers missing, ${non2xx} not 2xx`);
  return {
    perSecond: requests.total / duration,
    p99: latency.p99,
    microseconds: (1_000 * used) / requests.total,
  };
}

/** One process of the site under load, beside what Node.js, nginx and Next.js can do at most. */
export async function measureServer(subject: Subject, quick: boolean): Promise<Measurement[]> {
  const seconds = quick ? 3 : 10;
  const limits = budgets.server;
  const content = await contentHostOf(subject);
  const site = await startSite(subject, { CONTENT_HOST: content, TRUST_PROXY: '1' });
  const [pid, node, bare] = [
    site.pid(),
    await startPlainNode(site.url),
    await startBarePage(subject),
  ];
  const nginx = findProgram('nginx') ? await startShippedNginx(subject, site) : undefined;
  resetPeakMemory(pid);
  const found: Measurement[] = [];
  for (const [pageName, page] of Object.entries(pages)) {
    for (const [encoding, accepted] of Object.entries(encodings)) {
      const at = (server: string, { url, pid: of }: { url: string; pid: number }) =>
        measure(`${pageName}, ${encoding}: ${server}`, url + page, of, accepted);
      const own = await at('site', { url: site.url, pid });
      const plain = await at('plain Node.js, same answer', node);
      const name = `${pageName}, ${encoding}: processor time of plain Node.js, share of the site's`;
      const budget = { atLeast: limits.nodeShareOfPlainNode };
      found.push({ name, value: plain / own, unit: '', budget });
      if (nginx) await at('shipped nginx', nginx);
    }
  }
  await measure('bare page of Next.js, gzip', bare.url, bare.pid, encodings.gzip);
  const megabytes = limits.peakMemoryMegabytes;
  found.push(measured('site, peak of memory', peakMemory(pid), 'MB', megabytes));
  found.push(measured('bare page, peak of memory', peakMemory(bare.pid), 'MB'));
  return found;

  /** @returns the processor's time for a request */
  async function measure(name: string, url: string, of: number, encoding: string) {
    await load(url, of, encoding, 1);
    const { perSecond, p99, microseconds } = await load(url, of, encoding, seconds);
    const p99Ms = name.includes('nginx') ? limits.nginxP99Ms : undefined;
    found.push(measured(`${name}, requests/s`, Math.round(perSecond), ''));
    found.push(measured(`${name}, p99`, p99, 'ms', p99Ms));
    found.push(measured(`${name}, processor a request`, microseconds, 'µs'));
    return microseconds;
  }
}

async function startPlainNode(origin: string) {
  const port = String(await getPort());
  const url = `http://127.0.0.1:${port}`;
  const child = await start('plain-node', 'node', ['bench/plain-node-server.mjs', port, origin]);
  await until(async () => (await fetch(url)).ok, child);
  return { url, pid: child.pid! };
}
