import 'server-only';
import type { ListEndpoint, RecordEndpoint } from '@/lib/content/contract';
import { withLeftOut } from '@/lib/content/left-out';
import { parseItems, unwrapList, unwrapRecord } from '@/lib/content/lists';
import type { EndpointReport } from './report';

type Findings = Pick<EndpointReport, 'items' | 'dropped' | 'leftOut' | 'missing' | 'notes'>;

/** @throws where the answer as a whole cannot be used, as the site's own readers do */
export async function examineAnswer<T>(
  endpoint: ListEndpoint<T> | RecordEndpoint<T>,
  body: unknown,
): Promise<Findings> {
  return endpoint.shape === 'list' ? examineList(endpoint, body) : examineRecord(endpoint, body);
}

async function examineList<T>(
  { schema, whenEmpty }: ListEndpoint<T>,
  body: unknown,
): Promise<Findings> {
  const { items, dropped, partly } = await parseItems(unwrapList(body), schema);
  const blank = items.filter((item) => isPictured(item) && item.picture === undefined).length;
  return {
    items: items.length,
    dropped,
    leftOut: partly.map(({ index, reason }) => `item ${index}: ${reason}`),
    missing: items.length === 0 && !whenEmpty ? ['the whole list'] : [],
    notes: [
      ...(items.length === 0 && whenEmpty ? [`empty: ${whenEmpty}`] : []),
      ...(blank > 0 ? [`${blank} without a picture: a drawn placeholder is shown`] : []),
    ],
  };
}

const isPictured = (item: unknown): item is { picture: unknown } =>
  typeof item === 'object' && item !== null && 'picture' in item;

function examineRecord<T>({ schema, blocks }: RecordEndpoint<T>, body: unknown): Findings {
  const record = unwrapRecord(body);
  const { value, leftOut } = withLeftOut(() => schema.parse(record));
  const shown = Object.entries(blocks(value));
  return {
    dropped: [],
    leftOut,
    missing: shown.filter(([, block]) => isNothing(block)).map(([name]) => name),
    notes: [],
  };
}

const isNothing = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.length === 0);

/** Names the envelope of an answer. */
export function shapeOf(body: unknown): string {
  if (Array.isArray(body)) return 'bare list';
  const data = (body as { data?: unknown } | null)?.data;
  if (Array.isArray(data)) return 'list in data';
  if (typeof data !== 'object' || data === null) return 'bare record';
  return Array.isArray((data as { data?: unknown }).data) ? 'paginator' : 'record in data';
}
