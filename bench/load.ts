import { request } from 'node:http';
import { runProgram } from './programs';
import type { Body } from './servers';

export const CONNECTIONS = 50;
/** Values of the header as browsers send it, by the encoding to measure. */
export const acceptEncoding = { gzip: 'gzip, deflate', br: 'gzip, deflate, br' } as const;
export type Encoding = keyof typeof acceptEncoding;

export type Load = { requestsPerSecond: number; p99Ms: number };

/** Printed by `load-report.lua`; `p99` in microseconds. */
type Report = { requests: number; seconds: number; p99: number; errors: number; lost: number };

/**
 * Requests one URL repeatedly with wrk, because a load generator in JavaScript is slower than the
 * servers that it would measure.
 * @throws when a response is missing or not successful
 */
export async function load(url: string, options: LoadOptions): Promise<Load> {
  const report = await wrk(url, options, ['--script', 'bench/load-report.lua', url]);
  if (report.errors > 0 || report.lost > 0) {
    throw new Error(`${url}: ${report.errors} responses were errors, ${report.lost} are missing`);
  }
  return loadOf(report);
}

let lastNumber = 0;

/**
 * Requests a path with a new number each time, none of which has a page.
 * @param path with `{n}` for the number
 * @throws when a response is missing or successful
 */
export async function loadMisses(
  origin: string,
  path: string,
  options: LoadOptions,
): Promise<Load & { requests: number }> {
  const script = ['--script', 'bench/distinct-paths.lua', origin, '--', path, String(lastNumber)];
  const report = await wrk(origin + path, options, script);
  lastNumber += report.requests + CONNECTIONS;
  if (report.errors !== report.requests || report.lost > 0) {
    throw new Error(`${path}: ${report.errors} of ${report.requests} missed, ${report.lost} lost`);
  }
  return { ...loadOf(report), requests: report.requests };
}

/** In seconds; the generator is started anew that often. */
const STRETCH = 2;

/** Requests paths in turn. @returns `end`, which gives the requests/s and throws where an answer was missing or an error */
export function loadPaths(origin: string, paths: readonly string[], connections = CONNECTIONS) {
  let ended = false;
  const total = { requests: 0, seconds: 0 };
  const options: LoadOptions = { seconds: STRETCH, encoding: 'gzip', connections };
  const run = async () => {
    while (!ended) {
      const script = ['--script', 'bench/every-path.lua', origin, '--', ...paths];
      const { requests, seconds, errors, lost } = await wrk(origin, options, script);
      if (errors > 0 || lost > 0) throw new Error(`${errors} answers were errors, ${lost} lost`);
      total.requests += requests;
      total.seconds += seconds;
    }
  };
  const running = run();
  running.catch(() => undefined);
  return {
    async end(): Promise<number> {
      ended = true;
      await running;
      return total.requests / total.seconds;
    },
  };
}

type LoadOptions = {
  seconds: number;
  encoding: Encoding;
  connections?: number;
  headers?: Record<string, string>;
};

const loadOf = ({ requests, seconds, p99 }: Report): Load => ({
  requestsPerSecond: requests / seconds,
  p99Ms: p99 / 1_000,
});

async function wrk(
  name: string,
  { seconds, encoding, connections = CONNECTIONS, headers = {} }: LoadOptions,
  script: string[],
): Promise<Report> {
  const sent = { 'accept-encoding': acceptEncoding[encoding], ...headers };
  const output = await runProgram(
    'wrk',
    [
      ...['--threads', '1', '--connections', String(connections)],
      ...['--duration', `${seconds}s`, '--timeout', '10s'],
      ...Object.entries(sent).flatMap(([header, value]) => ['--header', `${header}: ${value}`]),
      ...script,
    ],
    { seconds: seconds + 30 },
  );
  const report = output.trim().split('\n').at(-1);
  if (!report?.startsWith('{')) throw new Error(`${name}: wrk printed no report`);
  return JSON.parse(report) as Report;
}

/** One response, its body as it came over the wire. */
export function fetchBody(url: string, encoding: Encoding): Promise<Body> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': acceptEncoding[encoding] };
    request(url, { headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          encoding: response.headers['content-encoding'] ?? '',
          type: response.headers['content-type'] ?? '',
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}
