import 'server-only';
import { DEFAULT_REGION } from '@/contract/formats/region';
import { environment } from '@/lib/platform/env';
import type { ListEndpoint, RecordEndpoint } from './endpoint-types';
import { parseItems } from './lists';
import { parseRecord } from './warnings';

export const samplesAreOn = (): boolean => environment().SAMPLES === 'on';

const parsedLists = new Map<string, Promise<{ items: unknown[] }>>();

/** The sample items of a list; none with `SAMPLES=off`. */
export async function sampleList<T extends object>({
  path,
  schema,
  sample,
}: ListEndpoint<T>): Promise<T[]> {
  if (!sample || !samplesAreOn()) return [];
  const parsed = parsedLists.get(path) ?? parseItems(sample, schema, DEFAULT_REGION);
  parsedLists.set(path, parsed);
  return (await parsed).items as T[];
}

/** The sample of a record; null with `SAMPLES=off`. */
export function sampleRecord<T extends object, View>(endpoint: RecordEndpoint<T, View>): T | null {
  const { sample } = endpoint;
  return sample && samplesAreOn() ? parseRecord(endpoint, sample, DEFAULT_REGION).value : null;
}
