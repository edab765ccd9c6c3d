import { budgets } from './budgets';
import { load, type Encoding, type Load } from './load';
import { cpuTimeOfTree } from './process-metrics';
import { format, type Metric, type Table } from './report';
import type { Server } from './servers';
import { median } from './statistics';

export type Servers = {
  files: Server;
  node: Server;
  site: Server;
  proxy: Server;
  bare: Server;
};
type Name = keyof Servers;

const names: Record<Name, string> = {
  files: 'nginx, the same answer as a file',
  node: 'Node.js, the same answer and nothing else',
  site: 'Node alone',
  proxy: 'shipped nginx in front',
  bare: 'bare Next.js page, Node alone',
};

/** `cpuSeconds`: CPU time a request, of the server and its child processes. */
type Result = Load & { cpuSeconds: number };

export type Comparison = {
  name: string;
  /** Of the body on the wire. */
  bytes: number;
  /** Whether the site used the requested encoding. */
  compressed: boolean;
  results: Map<Name, Result>;
};

export type Target = { name: Name; url: string; server: Server };

/** Loads the targets one after the other, several rounds, so that a busy moment of the machine hits all; medians. */
export async function loadInTurn(
  targets: Target[],
  encoding: Encoding,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Map<Name, Result>> {
  const results = new Map<Name, Result[]>(targets.map(({ name }) => [name, []]));
  for (const { url } of targets) await load(url, { seconds: 1, encoding });
  for (let round = 0; round < rounds; round++) {
    for (const { name, url, server } of targets) {
      const before = cpuTimeOfTree(server.pid);
      const result = await load(url, { seconds, encoding });
      const used = cpuTimeOfTree(server.pid) - before;
      results.get(name)?.push({
        ...result,
        cpuSeconds: used / (result.requestsPerSecond * seconds),
      });
    }
  }
  return new Map([...results].map(([name, all]) => [name, medianOf(all)]));
}

const medianOf = (results: Result[]): Result => ({
  requestsPerSecond: median(results.map((result) => result.requestsPerSecond)),
  p99Ms: median(results.map((result) => result.p99Ms)),
  cpuSeconds: median(results.map((result) => result.cpuSeconds)),
});

function shareOf(other: Name, results: Comparison['results'], name: Name): number | undefined {
  const [result, whole] = [results.get(name), results.get(other)];
  return result && whole && result.requestsPerSecond / whole.requestsPerSecond;
}

export const comparisonTable = (comparisons: Comparison[]): Table => ({
  head: [
    'page',
    'body',
    'served by',
    'requests/s',
    'share of the file',
    'p99',
    'CPU time a request',
  ],
  rows: comparisons.flatMap(({ name, bytes, results }) =>
    [...results].map(([server, { requestsPerSecond, p99Ms, cpuSeconds }]) => [
      name,
      server === 'bare' ? '' : format(bytes, 'bytes'),
      names[server],
      format(requestsPerSecond, 'requests/s'),
      format(shareOf('files', results, server), 'share'),
      format(p99Ms, 'ms'),
      format(cpuSeconds * 1e6, 'microseconds'),
    ]),
  ),
});

/** A page that was not compressed as requested meets no budget. */
export function comparisonMetrics({ name, compressed, results }: Comparison): Metric[] {
  const { nodeShareOfPlainNode, nginxShareOfStaticFile, nginxP99Ms } = budgets.server;
  const share = (server: Name, other: Name, of: string, atLeast: number): Metric => ({
    name: `${names[server]}, ${name}: share of the requests/s of ${of}`,
    value: compressed ? shareOf(other, results, server) : undefined,
    unit: 'share',
    budget: { atLeast },
  });
  return [
    share('site', 'node', 'plain Node.js', nodeShareOfPlainNode),
    share('proxy', 'files', 'the file', nginxShareOfStaticFile),
    {
      name: `${names.proxy}, ${name}: p99`,
      value: compressed ? results.get('proxy')?.p99Ms : undefined,
      unit: 'ms',
      budget: { atMost: nginxP99Ms },
    },
  ];
}
