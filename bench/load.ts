import path from 'node:path';
import { request } from 'node:http';
import { runProgram } from './programs';
import type { Body } from './servers';

export const CONNECTIONS = 50;
const autocannon = path.resolve('bench/node_modules/autocannon/autocannon.js');

/** What browsers say that they read, for each way of compression that is measured. */
export const acceptEncoding = { gzip: 'gzip, deflate', br: 'gzip, deflate, br' } as const;
export type Encoding = keyof typeof acceptEncoding;

export type Load = { requestsPerSecond: number; p99Ms: number };

type Report = {
  requests: { average: number };
  latency: { p99: number };
  non2xx: number;
  errors: number;
};

/**
 * Asks for one address over and over, from a process of its own.
 * @throws when an answer is missing or not a 200
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
    process.execPath,
    [
      autocannon,
      ...['--json', '--no-progress'],
      ...['--connections', String(connections), '--duration', String(seconds)],
      ...['--headers', `accept-encoding: ${acceptEncoding[encoding]}`],
      url,
    ],
    { seconds: seconds + 30 },
  );
  const report = JSON.parse(output) as Report;
  if (report.non2xx > 0 || report.errors > 0) {
    throw new Error(`${url}: ${report.non2xx} answers were no 200, ${report.errors} did not come`);
  }
  return { requestsPerSecond: report.requests.average, p99Ms: report.latency.p99 };
}

/** One answer, not decompressed. */
export function takeBody(url: string, encoding: Encoding): Promise<Body> {
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
          bytes: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}
