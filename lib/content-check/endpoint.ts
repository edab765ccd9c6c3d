import 'server-only';
import type { ListEndpoint, RecordEndpoint } from '@/lib/content/endpoint-types';
import { parseItems } from '@/lib/content/lists';
import { parseRecord } from '@/lib/content/warnings';
import type { EndpointReport } from './report';

type Findings = Pick<EndpointReport, 'items' | 'dropped' | 'leftOut' | 'missing' | 'notes'>;

/** @throws HostResponseError where no item is usable */
export async function examineList<T>(
  { schema, sample, optional }: ListEndpoint<T>,
  candidates: unknown[],
): Promise<Findings> {
  const { items, dropped, warnings } = await parseItems(candidates, schema);
  const blank = items.filter((item) => isPictured(item) && item.picture === undefined).length;
  const isMissing = items.length === 0 && !sample && !optional;
  return {
    items: items.length,
    dropped,
    leftOut: warnings.map(({ index, reason }) => `item ${index}: ${reason}`),
    missing: isMissing ? ['the whole list'] : [],
    notes: [
      ...(items.length === 0 && sample ? ['empty: the samples of the site are shown'] : []),
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
): Findings {
  const { value, shown, warnings } = parseRecord(endpoint, record);
  const { blocks, optional } = endpoint;
  const empty = Object.entries(blocks(shown)).filter(([, block]) => isEmpty(block));
  return {
    dropped: [],
    leftOut: warnings,
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
