import 'server-only';
import { DEFAULT_REGION } from '@/contract/formats/region';
import type { ListEndpoint, RecordEndpoint } from '@/lib/content/schemas/endpoint-types';
import { parseItems } from '@/lib/content/schemas/lists';
import { parseRecord } from '@/lib/content/schemas/warnings';

export type ShownSample = { endpoint: string; what: string };

type AnyEndpoint = ListEndpoint | RecordEndpoint;

/** What the host answers to an endpoint, in the shape in which pages get it; null where it offers none. */
export type Answered = { endpoint: AnyEndpoint; items: readonly unknown[] | null };

const counted = (count: number) => `${count} ${count === 1 ? 'item' : 'items'}`;

/** Whether the sample stands in with `SAMPLES=on`. */
export const isSampled = ({ endpoint, items }: Answered): boolean =>
  endpoint.sample !== undefined && (items === null || (!endpoint.optional && items.length === 0));

/** What visitors see with `SAMPLES=on` that is not the company's. */
export const samplesWithOn = (answers: readonly Answered[]): ShownSample[] =>
  answers.filter(isSampled).map(({ endpoint: { path, sample } }) => ({
    endpoint: path,
    what: Array.isArray(sample) ? counted(sample.length) : 'the whole page',
  }));

/** Short entries, such as the name of a category, are alike by chance. */
const LEAST_TELLING = 120;

const fingerprint = (item: unknown): string =>
  JSON.stringify(item, (name, value: unknown) => (name === 'id' ? undefined : value));

/**
 * What is left of the samples in the host's own answers, with either value: items that repeat a sample, or
 * else files of the site.
 */
export async function samplesLeft(
  { endpoint, items }: Answered,
  files: ReadonlySet<string>,
): Promise<ShownSample[]> {
  const own = [...files].filter((file) => file.startsWith('site:')).length;
  const known = new Set((await sampleItems(endpoint)).map(fingerprint));
  const repeated = (items ?? [])
    .map(fingerprint)
    .filter((print) => print.length > LEAST_TELLING && known.has(print)).length;
  if (repeated > 0)
    return [{ endpoint: endpoint.path, what: `${counted(repeated)} of the samples` }];
  const pictures = `${own} ${own === 1 ? 'picture' : 'pictures'}`;
  return own > 0 ? [{ endpoint: endpoint.path, what: `${pictures} of the samples` }] : [];
}

async function sampleItems(endpoint: AnyEndpoint): Promise<unknown[]> {
  if (!endpoint.sample) return [];
  if (endpoint.shape === 'list') {
    return (await parseItems(endpoint.sample as unknown[], endpoint.schema, DEFAULT_REGION)).items;
  }
  return [parseRecord(endpoint, endpoint.sample, DEFAULT_REGION).value];
}
