import 'server-only';
import type * as z from 'zod';
import { nameOf } from '@/contract/item-keys';
import { quoted } from '@/contract/formats/reading';
import type { Region } from '@/contract/formats/region';
import { inputJsonSchema } from '@/contract/records/json-schema';
import { faultsOf } from '@/contract/records/faults';
import { siteRemarks } from '@/contract/site-remarks';
import { ITEM_BYTES } from '@/contract/content-limits';
import { HostResponseError } from '@/lib/content/host/errors';
import type { ListEndpoint, RecordEndpoint } from '@/lib/content/schemas/endpoint-types';
import { itemReader, MAX_ITEMS } from '@/lib/content/schemas/lists';
import { ANY_READING, type ContentSchema } from '@/lib/content/schemas/warnings';
import { audienceOf } from '@/lib/content/store/views';
import { drawingFaults } from './drawing-faults';
import type { EndpointReport, ValueFault } from './report';
import { writingFaults } from './writing-faults';

type Findings = Pick<EndpointReport, 'items' | 'dropped' | 'faults' | 'missing' | 'notes'>;

const isObject = (value: unknown): value is { [field: string]: unknown } =>
  typeof value === 'object' && value !== null;

/** `item 3 “Ring”, id 7`, counted from 0 as in the log. */
export function placeOfItem(item: unknown, index: number): string {
  const { id, ...rest } = isObject(item) ? item : {};
  const name = nameOf(rest).trim();
  const isShort = typeof id === 'number' || typeof id === 'string';
  return `item ${index}${name && ` ${quoted(name)}`}${isShort ? `, id ${quoted(String(id)).slice(1, -1)}` : ''}`;
}

/** The values of a record by their paths, also those of the fields that it could have. */
function valuesIn(
  value: unknown,
  path = '',
  known: readonly string[] = [],
): (readonly [path: string, value: unknown])[] {
  if (!isObject(value)) return [[path, value]];
  const placeOf = (name: string) =>
    Array.isArray(value) ? `${path}[${name}]` : path ? `${path}.${name}` : name;
  return [...new Set([...Object.keys(value), ...known])].flatMap((name) =>
    valuesIn(value[name], placeOf(name)),
  );
}

function fieldsOf(schema: z.ZodType): string[] {
  const { $ref, $defs } = inputJsonSchema(schema);
  const { properties = {} } = $defs?.[$ref?.replace('#/$defs/', '') ?? ''] ?? {};
  return Object.keys(properties);
}

/** Asks of each record what becomes of its values. @param count takes what is missing from it */
function examiner(schema: ContentSchema<unknown>, region: Region, count: (what: string) => void) {
  const strict = schema({ region });
  const fields = fieldsOf(schema(ANY_READING));
  return (record: unknown, item?: string): ValueFault[] => {
    const faults = faultsOf(strict, record);
    const refused = new Set(faults.map(({ field }) => field));
    const remarks = isObject(record) ? siteRemarks(valuesIn(record, '', fields)) : [];
    for (const { sentence, missing } of remarks) if (missing) count(sentence);
    const said = remarks.filter(({ field, missing }) => !missing && !refused.has(field));
    const written = writingFaults(valuesIn(record), region.locale);
    return [...faults, ...said, ...written.filter(({ field }) => !refused.has(field))].map(
      ({ field, sentence }) => ({
        ...(item && { item }),
        field,
        sentence,
      }),
    );
  };
}

const items = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

/** @throws HostResponseError where no item is usable */
export async function examineList<T extends object>(
  { path, schema, view, shown = MAX_ITEMS, sample, optional }: ListEndpoint<T>,
  sent: readonly unknown[],
  region: Region,
): Promise<{ items: T[]; findings: Findings }> {
  const usable: T[] = [];
  const dropped: ValueFault[] = [];
  const faults: ValueFault[] = [];
  const missing = new Map<string, number>();
  const read = itemReader(schema, region);
  const examine = examiner(schema, region, (what) =>
    missing.set(what, (missing.get(what) ?? 0) + 1),
  );
  for (const [index, candidate] of sent.entries()) {
    const item = placeOfItem(candidate, index);
    // As compact as hosts send it.
    if (Buffer.byteLength(JSON.stringify(candidate)) > ITEM_BYTES) {
      dropped.push({ item, field: '', sentence: `larger than ${ITEM_BYTES} bytes` });
      continue;
    }
    const result = read(candidate);
    const found = examine(candidate, item);
    if (result.fault !== undefined) {
      dropped.push(...(found.length > 0 ? found : [{ item, field: '', sentence: result.fault }]));
      continue;
    }
    usable.push(result.item);
    const visible = view(result.item, audienceOf(region));
    faults.push(...found, ...drawingFaults(path, visible, item));
  }
  const [first] = dropped;
  if (usable.length === 0 && first)
    throw new HostResponseError(
      `no usable item among ${sent.length}: ${[first.field, first.sentence].filter(Boolean).join(': ')}`,
    );
  const further = usable.length - shown;
  const isMissing = usable.length === 0 && !sample && !optional;
  return {
    items: usable.slice(0, shown),
    findings: {
      items: Math.min(usable.length, shown),
      dropped,
      faults,
      missing: isMissing ? ['the whole list'] : [],
      notes: [
        ...(usable.length === 0 && sample && !optional
          ? ['empty: the samples of the site are shown with SAMPLES=on']
          : []),
        ...(further > 0
          ? [
              `${further} further ${further === 1 ? 'item is' : 'items are'} not shown: there is room for ${shown}`,
            ]
          : []),
        // Where the endpoint is optional, so are its pictures and texts.
        ...(optional ? [] : [...missing]).map(([what, count]) => `${items(count)}: ${what}`),
      ],
    },
  };
}

/** @throws ZodError where the record cannot be used */
export function examineRecord<T extends object, View>(
  endpoint: RecordEndpoint<T, View>,
  record: unknown,
  region: Region,
): { items: [T]; findings: Findings } {
  const { schema, optional } = endpoint;
  const value = schema({ ...ANY_READING, region }).parse(record);
  const unplaced: ValueFault[] = [];
  const shown = endpoint.view(value, audienceOf(region), (sentence) =>
    unplaced.push({ field: '', sentence }),
  );
  const empty = Object.entries(endpoint.blocks(shown)).filter(([, block]) => isEmpty(block));
  return {
    items: [value],
    findings: {
      dropped: [],
      faults: [
        ...examiner(schema, region, () => undefined)(record),
        ...unplaced,
        ...drawingFaults(endpoint.path, shown),
      ],
      missing: optional ? [] : empty.map(([name]) => name),
      notes: endpoint.hints?.(value) ?? [],
    },
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
