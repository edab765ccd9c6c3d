import 'server-only';
import { z } from 'zod';
import { contract, type ListEndpoint, type RecordEndpoint } from '@/lib/content/contract';
import { requestJson } from '@/lib/content/request';
import { examineAnswer, shapeOf } from './endpoint';
import { checkFiles, filesIn } from './files';
import type { EndpointReport, Report } from './report';

/** Half of what the site waits for an answer. */
const SLOW_MS = 1_000;

type AnyEndpoint = ListEndpoint | RecordEndpoint;

/**
 * Asks the content host (`CONTENT_HOST`) for everything that the site asks it for, one endpoint after
 * the other so that times say something, and fetches every file that the answers name.
 * @param progress is told what is being done, and how far it has got
 */
export async function checkHost(
  host: string,
  progress: (step: string, done: number, all: number) => void,
): Promise<Report> {
  const endpoints: EndpointReport[] = [];
  const users = new Map<string, string[]>();
  const all = Object.values(contract) as AnyEndpoint[];
  for (const endpoint of all) {
    progress(endpoint.path, endpoints.length, all.length);
    const { report, files } = await examine(endpoint);
    endpoints.push(report);
    for (const file of files) users.set(file, [...(users.get(file) ?? []), endpoint.path]);
  }
  progress('files', 0, users.size);
  const faults = await checkFiles(users, (done) => progress('files', done, users.size));
  return {
    host,
    endpoints,
    files: { checked: users.size, faults },
    ok: endpoints.every(({ missing }) => missing.length === 0),
  };
}

async function examine(endpoint: AnyEndpoint): Promise<{
  report: EndpointReport;
  files: ReadonlySet<string>;
}> {
  const { path } = endpoint;
  const start = performance.now();
  let body: unknown;
  const timed = (rest: Omit<EndpointReport, 'endpoint' | 'ms' | 'slow'>, ms: number) => ({
    endpoint: path,
    ms: Math.round(ms),
    slow: ms > SLOW_MS,
    ...rest,
  });
  const unusable = (error: unknown) => ({
    dropped: [],
    leftOut: [],
    error: sentenceOf(error),
    missing: ['everything that this endpoint feeds'],
    notes: [],
  });
  try {
    body = await requestJson(path);
  } catch (error) {
    return { report: timed(unusable(error), performance.now() - start), files: new Set() };
  }
  const ms = performance.now() - start;
  const files = new Set(filesIn(body));
  try {
    const report = timed({ shape: shapeOf(body), ...(await examineAnswer(endpoint, body)) }, ms);
    return { report, files };
  } catch (error) {
    return { report: timed(unusable(error), ms), files };
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error).replace(/\s+/g, ' ');
  return error instanceof Error ? error.message : String(error);
}
