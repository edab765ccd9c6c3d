import 'server-only';
import { z } from 'zod';
import { HostRequestError } from '@/lib/content-host/errors';
import { getJson } from '@/lib/content-host/json';
import { log } from '@/lib/log';
import type { ListEndpoint, RecordEndpoint } from './endpoint-types';
import { listEnvelope, parseItems, recordEnvelope } from './lists';
import { parseRecord } from './warnings';

const rawList = listEnvelope(z.unknown());
const rawRecord = recordEnvelope(z.looseObject({}));

const NOT_OFFERED = [404, 405, 501];

export const isNotOffered = (error: unknown): boolean =>
  error instanceof HostRequestError && NOT_OFFERED.includes(error.status ?? 0);

/**
 * Gets a list from the host and logs what is left out of it.
 * @returns null where the host does not offer an optional endpoint
 * @throws HostRequestError, HostResponseError
 */
export async function fetchList<T>({
  path,
  schema,
  optional,
}: ListEndpoint<T>): Promise<T[] | null> {
  const found = await fetchOrNothing(optional, () => getJson(path, rawList));
  if (!found) return null;
  const { items, dropped, warnings } = await parseItems(found, schema);
  for (const issue of dropped) log.warn({ endpoint: path, ...issue }, 'malformed item left out');
  for (const issue of warnings) {
    log.warn({ endpoint: path, ...issue }, 'malformed part of an item left out');
  }
  return items;
}

/**
 * Gets a record from the host and logs what is left out of it.
 * @returns null where the host does not offer an optional endpoint
 * @throws HostRequestError, HostResponseError, ZodError
 */
export async function fetchRecord<T>({
  path,
  schema,
  optional,
}: Pick<RecordEndpoint<T>, 'path' | 'schema' | 'optional'>): Promise<T | null> {
  const found = await fetchOrNothing(optional, () => getJson(path, rawRecord));
  if (!found) return null;
  const { value, warnings } = parseRecord(schema, found);
  for (const reason of warnings) log.warn({ endpoint: path, reason }, 'malformed part left out');
  return value;
}

async function fetchOrNothing<T>(
  optional: boolean | undefined,
  load: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    if (optional && isNotOffered(error)) return undefined;
    throw error;
  }
}
