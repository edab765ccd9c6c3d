import { request } from 'node:http';
import { runProgram } from './programs';
import type { Body } from './servers';

export const CONNECTIONS = 50;
/** What browsers say that they read, for each way of compression that is measured. */
export const acceptEncoding = { gzip: 'gzip, deflate', br: 'gzip, deflate, br' } as const;
export type Encoding = keyof typeof acceptEncoding;

export type Load = { requestsPerSecond: number; p99Ms: number };

/** What `bench/load-report.lua` prints; `p99` in microseconds. */
type Report = { requests: number; seconds: number; p99: number; refused: number; lost: number };

/**
 * Asks for one address over and over, from a process of its own: wrk, because a generator in
 * JavaScript is slower than what it measures.
 * @throws when an answer is missing or an error
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
  if (report.refused > 0 || report.lost > 0) {
    throw new Error(`${url}: ${report.refused} answers were errors, ${report.lost} did not come`);
  }
  return {
    requestsPerSecond: report.requests / report.seconds,
    p99Ms: report.p99 / 1_000,
  };
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
          headers: response.headers,
          bytes: Buffer.concat(chunks),
        }),
      );
    })
      .on('error', reject)
      .end();
  });
}
