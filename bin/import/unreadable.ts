import type { Region } from '@/contract/formats/region';
import { faultsOf } from '@/contract/records/faults';
import { hostEndpoints } from '@/lib/content/host-endpoints';

const schemas = new Map(Object.values(hostEndpoints).map(({ path, schema }) => [path, schema]));

/**
 * @param path of an endpoint; what the site does not ask for has no faults
 * @returns what the site could not show of a record, in sentences; of what it was before, nothing is said
 */
export function unreadable(
  path: string,
  region: Region,
): (record: unknown, before: unknown) => string[] {
  const schema = schemas.get(path)?.({ region });
  if (!schema) return () => [];
  const said = (record: unknown) =>
    faultsOf(schema, record).map(({ field, sentence }) =>
      field ? `${field}: ${sentence}` : sentence,
    );
  return (record, before) => {
    const faults = said(record);
    const known = before === undefined || faults.length === 0 ? [] : said(before);
    return faults.filter((fault) => !known.includes(fault));
  };
}
