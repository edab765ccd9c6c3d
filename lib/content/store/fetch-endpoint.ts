import 'server-only';
import * as z from 'zod';
import type { Region } from '@/contract/formats/region';
import { endpointName } from '@/contract/languages/endpoint-name';
import { NotServedError } from '@/lib/content/host/answer-language';
import { HostRequestError } from '@/lib/content/host/errors';
import { getJson, readListItems } from '@/lib/content/host/json';
import { readsDrafts } from '@/lib/content/host/preview-source';
import { log } from '@/lib/platform/log';
import type { ListEndpoint, RecordEndpoint } from '@/lib/content/schemas/endpoint-types';
import { hostAnswers } from './host-answers';
import { knownItems } from './known-items';
import { processState } from './process-state';
import { itemReader, readItems, recordEnvelope } from '@/lib/content/schemas/lists';
import { withItemSlugs } from '@/lib/content/schemas/item-slugs';
import { NAMED_FAULTS, parseRecord } from '@/lib/content/schemas/warnings';

const counted = (faults: number) => (faults > NAMED_FAULTS ? { faults } : {});

const { warned } = processState;

export function warnOnce(line: object, message: string): void {
  const key = JSON.stringify(line);
  if (warned.has(key)) return;
  if (!readsDrafts()) warned.set(key, true);
  log.warn(line, message);
}

const rawRecord = recordEnvelope(z.looseObject({}));

/** What a host answers that does not have an endpoint. */
export const NOT_OFFERED: readonly number[] = [404, 405, 501];

export const isNotOffered = (error: unknown): boolean =>
  error instanceof HostRequestError && NOT_OFFERED.includes(error.status ?? 0);

/**
 * @param locale of a further language
 * @returns null where the host does not offer it
 * @throws HostRequestError, HostResponseError
 */
export async function fetchList<T extends object>(
  endpoint: ListEndpoint<T>,
  region: Region,
  locale?: string,
): Promise<T[] | null> {
  const { path, schema, optional, shown } = endpoint;
  const name = endpointName(path, locale);
  const { read, keep } = knownItems(name, region, itemReader(schema, region));
  const found = await fetchOrNothing(optional, () =>
    readListItems(path, (items) => readItems(items, read, shown), locale),
  );
  if (!found) return null;
  if (!readsDrafts()) keep();
  const { dropped, droppedCount, cut } = found;
  const { items, issues } = withItemSlugs(found.items, path);
  const warnings = [...found.warnings, ...issues].slice(0, NAMED_FAULTS);
  const warningCount = found.warningCount + issues.length;
  for (const issue of dropped) {
    const line = { endpoint: name, ...issue, ...counted(droppedCount) };
    log.warn(line, 'malformed item left out');
  }
  for (const issue of warnings) {
    const line = { endpoint: name, ...issue, ...counted(warningCount) };
    warnOnce(line, 'malformed part of an item left out');
  }
  if (cut) log.warn({ endpoint: name, shown: items.length }, 'further items left out');
  return items;
}

/** @returns null where the host does not offer it @throws also ZodError */
export async function fetchRecord<T extends object, View>(
  endpoint: RecordEndpoint<T, View>,
  region: Region,
  locale?: string,
): Promise<T | null> {
  const { path, optional } = endpoint;
  const found = await fetchOrNothing(optional, () => getJson(path, rawRecord, { locale }));
  if (!found) return null;
  // What a language says is not shown by itself.
  const view = locale === undefined ? endpoint.view.bind(endpoint) : () => undefined;
  const read = { schema: endpoint.schema, view };
  const { value, warnings, warningCount } = parseRecord<T, unknown>(read, found, region);
  for (const reason of warnings) {
    const line = { endpoint: endpointName(path, locale), reason, ...counted(warningCount) };
    warnOnce(line, 'malformed part left out');
  }
  return value;
}

async function fetchOrNothing<T>(
  optional: boolean | undefined,
  load: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await load();
  } catch (error) {
    if (error instanceof NotServedError) return undefined;
    if (!optional || !isNotOffered(error)) throw error;
    // The editor has every endpoint that it knows.
    if (readsDrafts() || (await hostAnswers())) return undefined;
    throw error;
  }
}
