import 'server-only';
import type { Region } from '@/contract/formats/region';
import type { ListEndpoint, RecordEndpoint } from '@/lib/content/endpoint-types';
import { parseItems } from '@/lib/content/lists';
import { parseRecord } from '@/lib/content/warnings';
import type { EndpointReport } from './report';

type Findings = Pick<
  EndpointReport,
  'items' | 'dropped' | 'droppedCount' | 'leftOut' | 'leftOutCount' | 'missing' | 'notes'
>;

/** @throws HostResponseError where no item is usable */
export async function examineList<T>(
  { schema, sample, optional }: ListEndpoint<T>,
  candidates: unknown[],
  region: Region,
): Promise<Findings> {
  const parsed = await parseItems(candidates, schema, region);
  const { items, dropped, droppedCount, warnings, warningCount } = parsed;
  // Where the endpoint is optional, so are its pictures.
  const blank = optional
    ? 0
    : items.filter((item) => isPictured(item) && item.picture === undefined).length;
  const isMissing = items.length === 0 && !sample && !optional;
  return {
    items: items.length,
    dropped,
    droppedCount,
    leftOut: warnings.map(({ index, reason }) => `item ${index}: ${reason}`),
    leftOutCount: warningCount,
    missing: isMissing ? ['the whole list'] : [],
    notes: [
      ...(items.length === 0 && sample && !optional
        ? ['empty: the samples of the site are shown with SAMPLES=on']
        : []),
      ...(blank > 0 ? [`${blank} without a picture: a drawn placeholder is shown`] : []),
    ],
  };
}

const isPictured = (item: unknown): item is { picture: unknown } =>
  typeof item === 'object' && item !== null && 'picture' in item;

/** @throws ZodError where the record cannot be used */
export function examineRecord<T, View>(
  endpoint: RecordEndpoint<T, View>,
  record: unknown,
  region: Region,
): Findings {
  const { value, shown, warnings, warningCount } = parseRecord(endpoint, record, region);
  const { blocks, optional } = endpoint;
  const empty = Object.entries(blocks(shown)).filter(([, block]) => isEmpty(block));
  return {
    dropped: [],
    droppedCount: 0,
    leftOut: warnings,
    leftOutCount: warningCount,
    missing: optional ? [] : empty.map(([name]) => name),
    notes: endpoint.hints?.(value) ?? [],
  };
}

const isEmpty = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.length === 0);

export function shapeOf(body: unknown): string {
  if (Array.isArray(body)) return 'bare list';
  const data = (body as { data?: unknown } | null)?.data;
  if (Array.isArray(data)) return 'list in data';
  if (typeof data !== 'object' || data === null) return 'bare record';
  return Array.isArray((data as { data?: unknown }).data) ? 'paginator' : 'record in data';
}
