import 'server-only';
import * as z from 'zod';
import type { Region } from '@/contract/formats/region';
import { readRegion } from '@/contract/records/settings';
import { getJson, getLongJson } from '@/lib/content/host/json';
import type { ListEndpoint, RecordEndpoint } from '@/lib/content/schemas/endpoint-types';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import { isNotOffered } from '@/lib/content/store/fetch-endpoint';
import { listEnvelope, recordEnvelope } from '@/lib/content/schemas/lists';
import { examineList, examineRecord, placeOfItem, shapeOf } from './endpoint';
import { fileFields } from './file-fields';
import { filesIn, type NamedFile } from './files';
import type { EndpointReport } from './report';

/** Half of what the site waits for a response. */
const SLOW_MS = 1_000;

export type AnyEndpoint = ListEndpoint | RecordEndpoint;

export type Examined = {
  endpoint: AnyEndpoint;
  report: EndpointReport;
  files: NamedFile[];
  /** As the host sent them: the items of a list, or one record. */
  sent: unknown[];
  /** As the site reads them; null where the host does not offer the endpoint, undefined where it fails. */
  items: unknown[] | null | undefined;
};

/** @param region how the company of the host writes; the settings tell it themselves */
export async function examine(endpoint: AnyEndpoint, region: Region): Promise<Examined> {
  const { path, optional } = endpoint;
  const start = performance.now();
  let ms = 0;
  const empty = { dropped: [], faults: [], missing: [], notes: [] };
  const reportOf = (rest: Omit<EndpointReport, 'endpoint' | 'ms' | 'slow'>) => ({
    endpoint: path,
    ms: Math.round(ms),
    slow: ms > SLOW_MS,
    ...rest,
  });
  const unusable = (error: unknown) =>
    reportOf({
      ...empty,
      error: sentenceOf(error),
      missing: ['everything that this endpoint feeds'],
    });
  const nothing = { endpoint, files: [], sent: [] };
  let body: unknown;
  try {
    body = await (endpoint.shape === 'list' ? getLongJson : getJson)(path, z.unknown());
    ms = performance.now() - start;
  } catch (error) {
    ms = performance.now() - start;
    return optional && isNotOffered(error)
      ? { ...nothing, report: reportOf({ ...empty, notOffered: true }), items: null }
      : { ...nothing, report: unusable(error), items: undefined };
  }
  const fields = fileFields(endpoint);
  try {
    const { sent, items, findings } = await read(endpoint, body, region);
    return {
      endpoint,
      report: reportOf({ shape: shapeOf(body), ...findings }),
      files: sent.flatMap((record, index) =>
        filesIn(record, fields, endpoint.shape === 'list' ? placeOfItem(record, index) : undefined),
      ),
      sent,
      items,
    };
  } catch (error) {
    return {
      ...nothing,
      report: unusable(error),
      files: filesIn(body, fields),
      items: undefined,
    };
  }
}

/** @throws ZodError, HostResponseError */
async function read(endpoint: AnyEndpoint, body: unknown, region: Region) {
  if (endpoint.shape === 'list') {
    const sent = listEnvelope(z.unknown()).parse(body);
    return { sent, ...(await examineList(endpoint, sent, region)) };
  }
  const record = recordEnvelope(z.looseObject({})).parse(body);
  const own = endpoint.path === hostEndpoints.siteSettings.path ? readRegion(record) : region;
  return { sent: [record], ...examineRecord(endpoint, record, own) };
}

/** Why an answer cannot be used. */
export function sentenceOf(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error).replace(/\s+/g, ' ');
  return error instanceof Error ? error.message : String(error);
}
