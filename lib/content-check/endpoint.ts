import 'server-only';
import { z } from 'zod';
import type { ListEndpoint, RecordEndpoint } from '@/lib/content/contract';
import { parseItems, unwrapList, unwrapRecord, type Dropped } from '@/lib/content/lists';
import type { EndpointReport } from './report';

type Findings = Pick<EndpointReport, 'items' | 'dropped' | 'missing' | 'notes'>;

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
  const { items, dropped } = await parseItems(unwrapList(body), schema);
  const blank = items.filter((item) => isPictured(item) && item.picture === undefined).length;
  return {
    items: items.length,
    dropped,
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
  const shown = Object.entries(blocks(schema.parse(record)));
  return {
    dropped: emptiedItems(record),
    missing: shown.filter(([, value]) => isNothing(value)).map(([name]) => name),
    notes: [],
  };
}

const isNothing = (value: unknown) =>
  value === undefined || (Array.isArray(value) && value.length === 0);

const itemSchema = z.looseObject({ contents: z.looseObject({}) });

/** Positions carry meaning in page content: the site empties a malformed item and keeps its place. */
function emptiedItems({ sections }: Record<string, unknown>): Dropped[] {
  const items = (Array.isArray(sections) ? sections : []).flatMap(
    (section: { items?: unknown } | null) => (Array.isArray(section?.items) ? section.items : []),
  );
  return items.flatMap((item: unknown, index) => {
    const { error } = itemSchema.safeParse(item);
    return error ? [{ index, reason: z.prettifyError(error).replace(/\s+/g, ' ') }] : [];
  });
}

/** Names the envelope of an answer. */
export function shapeOf(body: unknown): string {
  if (Array.isArray(body)) return 'bare list';
  const data = (body as { data?: unknown } | null)?.data;
  if (Array.isArray(data)) return 'list in data';
  if (typeof data !== 'object' || data === null) return 'bare record';
  return Array.isArray((data as { data?: unknown }).data) ? 'paginator' : 'record in data';
}
