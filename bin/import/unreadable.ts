import type { Region } from '@/contract/formats/region';
import { faultsOf } from '@/contract/records/faults';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';

const schemas = new Map(Object.values(hostEndpoints).map(({ path, schema }) => [path, schema]));

/** Without the places in lists, which change when something else is put in. */
const kindOf = (fault: string): string => fault.replaceAll(/\[\d+\]/g, '[]');

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
    if (before === undefined || faults.length === 0) return faults;
    const known = said(before).map(kindOf);
    return faults.filter((fault) => {
      const at = known.indexOf(kindOf(fault));
      if (at >= 0) known.splice(at, 1);
      return at < 0;
    });
  };
}
