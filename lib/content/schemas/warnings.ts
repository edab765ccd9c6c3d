import type * as z from 'zod';
import { DEFAULT_REGION, type Region } from '@/contract/formats/region';

/**
 * Takes why a part of the content was left out.
 * @param sentence for the person who wrote it, with what was written; for no log
 */
export type Warn = (reason: string, sentence?: string) => void;

/**
 * One answer of the host: how its company writes, and who is told what is left out of it. Without `warn`
 * nothing is left out: it is a fault of the record, with its place.
 */
export type HostReading = { region: Region; warn?: Warn };

/** Built for one answer of the host, so that warnings do not mix. */
export type ContentSchema<T> = (reading: HostReading) => z.ZodType<T>;

/** What a schema says of itself does not depend on who reads. */
export const ANY_READING: HostReading = { region: DEFAULT_REGION, warn: () => undefined };

/** The others are counted. */
export const NAMED_FAULTS = 20;

/** @throws ZodError */
export function parseRecord<T, View>(
  {
    schema,
    view,
  }: {
    schema: ContentSchema<T>;
    view(record: T, audience: { region: Region; locale: string }, warn?: Warn): View;
  },
  record: unknown,
  region: Region,
): { value: T; shown: View; warnings: string[]; warningCount: number } {
  const warnings: string[] = [];
  let warningCount = 0;
  const warn = (reason: string) => {
    if (warningCount++ < NAMED_FAULTS) warnings.push(reason);
  };
  const value = schema({ region, warn }).parse(record);
  const shown = view(value, { region, locale: region.locale }, warn);
  return { value, shown, warnings, warningCount };
}
