import 'server-only';
import { z } from 'zod';
import { getJson } from '@/lib/content-host/json';
import { contract } from '@/lib/content/contract';
import type { ListEndpoint, RecordEndpoint } from '@/lib/content/endpoint-types';
import { isNotOffered } from '@/lib/content/fetch-endpoint';
import { listEnvelope, recordEnvelope } from '@/lib/content/lists';
import { examineList, examineRecord, shapeOf } from './endpoint';
import { fileFields } from './file-fields';
import { checkFiles, filesIn } from './files';
import type { EndpointReport, Report } from './report';

/** Half of what the site waits for a response. */
const SLOW_MS = 1_000;

type AnyEndpoint = ListEndpoint | RecordEndpoint;
type Examined = { report: EndpointReport; files: ReadonlySet<string> };

/** Asks one endpoint after the other, so that the times are comparable. */
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

async function examine(endpoint: AnyEndpoint): Promise<Examined> {
  const { path, optional } = endpoint;
  const start = performance.now();
  let body: unknown;
  const reportOf = (rest: Omit<EndpointReport, 'endpoint' | 'ms' | 'slow'>, ms: number) => ({
    endpoint: path,
    ms: Math.round(ms),
    slow: ms > SLOW_MS,
    ...rest,
  });
  const empty = { dropped: [], leftOut: [], missing: [], notes: [] };
  const unusable = (error: unknown) => ({
    ...empty,
    error: sentenceOf(error),
    missing: ['everything that this endpoint feeds'],
  });
  try {
    body = await getJson(path, z.unknown());
  } catch (error) {
    const ms = performance.now() - start;
    const findings =
      optional && isNotOffered(error)
        ? { ...empty, notes: ['optional, and not offered'] }
        : unusable(error);
    return { report: reportOf(findings, ms), files: new Set() };
  }
  const ms = performance.now() - start;
  const files = new Set(filesIn(body, fileFields(endpoint)));
  try {
    const findings =
      endpoint.shape === 'list'
        ? await examineList(endpoint, listEnvelope(z.unknown()).parse(body))
        : examineRecord(endpoint, recordEnvelope(z.looseObject({})).parse(body));
    return { report: reportOf({ shape: shapeOf(body), ...findings }, ms), files };
  } catch (error) {
    return { report: reportOf(unusable(error), ms), files };
  }
}

function sentenceOf(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error).replace(/\s+/g, ' ');
  return error instanceof Error ? error.message : String(error);
}
