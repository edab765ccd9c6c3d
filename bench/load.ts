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
export async function load(
  url: string,
  {
    seconds,
    encoding,
    connections = CONNECTIONS,
  }: { seconds: number; encoding: Encoding; connections?: number },
): Promise<Load> {
  const output = await runProgram(
    'wrk',
    [
      ...['--threads', '1', '--connections', String(connections)],
      ...['--duration', `${seconds}s`, '--timeout', '10s'],
      ...['--header', `accept-encoding: ${acceptEncoding[encoding]}`],
      ...['--script', 'bench/load-report.lua', url],
    ],
    { seconds: seconds + 30 },
  );
  const report = JSON.parse(output.trim().split('\n').at(-1) ?? '') as Report;
  if (report.errors > 0 || report.lost > 0) {
    throw new Error(`${url}: ${report.errors} responses were errors, ${report.lost} are missing`);
  }
  return {
    requestsPerSecond: report.requests / report.seconds,
    p99Ms: report.p99 / 1_000,
  };
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
