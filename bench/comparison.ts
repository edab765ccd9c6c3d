import { budgets } from './budgets';
import { load, type Encoding, type Load } from './load';
import { processorTimeOfFamily } from './process-figures';
import { write, type Figure, type Grid } from './report';
import type { Server } from './servers';
import { median } from './statistics';

/** Who serves a page; each is loaded in turn with the others. */
export type Servers = {
  files: Server;
  node: Server;
  site: Server;
  front: Server;
  bare: Server;
};
type Name = keyof Servers;

const names: Record<Name, string> = {
  files: 'nginx, the same answer as a file',
  node: 'Node.js, the same answer and nothing else',
  site: 'Node alone',
  front: 'shipped nginx in front',
  bare: 'bare Next.js page, Node alone',
};

/** `processorSeconds` a request, of the server and the processes that it started. */
type Result = Load & { processorSeconds: number };

export type Comparison = {
  /** The page and its compression. */
  name: string;
  /** Size of the body on the wire. */
  bytes: number;
  /** Whether the site compressed the page as it was asked to. */
  compressed: boolean;
  results: Map<Name, Result>;
};

export type Target = { name: Name; url: string; server: Server };

/** Rounds of A, B, C, so that what disturbs the machine disturbs all of them; medians. */
export async function loadInTurn(
  targets: Target[],
  encoding: Encoding,
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Map<Name, Result>> {
  const results = new Map<Name, Result[]>(targets.map(({ name }) => [name, []]));
  for (const { url } of targets) await load(url, { seconds: 1, encoding });
  for (let round = 0; round < rounds; round++) {
    for (const { name, url, server } of targets) {
      const before = processorTimeOfFamily(server.pid);
      const result = await load(url, { seconds, encoding });
      const used = processorTimeOfFamily(server.pid) - before;
      results.get(name)?.push({
        ...result,
        processorSeconds: used / (result.requestsPerSecond * seconds),
      });
    }
  }
  return new Map([...results].map(([name, all]) => [name, medianOf(all)]));
}

const medianOf = (results: Result[]): Result => ({
  requestsPerSecond: median(results.map((result) => result.requestsPerSecond)),
  p99Ms: median(results.map((result) => result.p99Ms)),
  processorSeconds: median(results.map((result) => result.processorSeconds)),
});

function shareOfFile(results: Comparison['results'], name: Name): number | undefined {
  const [result, files] = [results.get(name), results.get('files')];
  return result && files && result.requestsPerSecond / files.requestsPerSecond;
}

export const comparisonGrid = (comparisons: Comparison[]): Grid => ({
  head: [
    'page',
    'body',
    'served by',
    'requests/s',
    'share of the file',
    'p99',
    'processor time a request',
  ],
  rows: comparisons.flatMap(({ name, bytes, results }) =>
    [...results].map(([server, { requestsPerSecond, p99Ms, processorSeconds }]) => [
      name,
      server === 'bare' ? '' : write(bytes, 'bytes'),
      names[server],
      write(requestsPerSecond, 'requests/s'),
      write(shareOfFile(results, server), 'share'),
      write(p99Ms, 'ms'),
      write(processorSeconds * 1e6, 'microseconds'),
    ]),
  ),
});

/** A page that was not compressed as asked meets no bar. */
export function comparisonFigures({ name, compressed, results }: Comparison): Figure[] {
  const { nodeShareOfStaticFile, nginxShareOfStaticFile, nginxP99Ms } = budgets.server;
  const share = (server: Name, atLeast: number): Figure => ({
    name: `${names[server]}, ${name}: share of the file's requests/s`,
    value: compressed ? shareOfFile(results, server) : undefined,
    unit: 'share',
    bar: { atLeast },
  });
  return [
    share('site', nodeShareOfStaticFile),
    share('front', nginxShareOfStaticFile),
    {
      name: `${names.front}, ${name}: p99`,
      value: compressed ? results.get('front')?.p99Ms : undefined,
      unit: 'ms',
      bar: { atMost: nginxP99Ms },
    },
  ];
}
