import 'server-only';
import { DEFAULT_REGION, regionOf } from '@/contract/formats/region';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import { parseItems } from '@/lib/content/schemas/lists';
import { parseRecord } from '@/lib/content/schemas/warnings';
import { audienceOf } from '@/lib/content/store/views';
import type { Source } from '@/lib/pages/hidden';
import type { Examined } from './examine';
import { isSampled } from './samples-shown';

/**
 * What pages get of the answers of a host, with samples in the places that the host leaves empty.
 * @param locale of a further language, where the answers are merged with those in it
 */
export async function effectiveContent(
  examined: readonly Pick<Examined, 'endpoint' | 'items'>[],
  withSamples: boolean,
  locale?: string,
) {
  const answers = new Map<string, unknown[] | null | undefined>();
  for (const { endpoint, items } of examined) {
    const isFilled =
      withSamples && items !== undefined && isSampled({ endpoint, items: items ?? null });
    answers.set(endpoint.path, isFilled ? await sampleOf(endpoint) : items);
  }
  const settings = answers.get(hostEndpoints.siteSettings.path)?.[0] ?? {};
  const audience = audienceOf(regionOf(settings), locale);
  const shown = new Map(
    examined.map(({ endpoint }) => {
      const items = answers.get(endpoint.path) as object[] | null | undefined;
      return [endpoint.path, items?.map((item) => endpoint.view(item, audience)) ?? items];
    }),
  );
  const read = (endpoint: Examined['endpoint']) => async () => {
    const items = shown.get(endpoint.path);
    if (endpoint.shape === 'list') return items === null ? [] : items;
    if (items === null) return endpoint.optional ? null : undefined;
    return items?.length ? items[0] : items;
  };
  const source = Object.fromEntries(
    Object.entries(hostEndpoints).map(([name, endpoint]) => [
      `get${name.charAt(0).toUpperCase()}${name.slice(1)}`,
      read(endpoint as Examined['endpoint']),
    ]),
  );
  return {
    // Every item has passed the schema of its endpoint.
    source: source as Source,
    all: <T>(path: string): T[] => (shown.get(path) ?? []) as T[],
    one: <T>(path: string): T | undefined => shown.get(path)?.[0] as T | undefined,
  };
}

async function sampleOf(endpoint: Examined['endpoint']): Promise<unknown[]> {
  if (endpoint.shape === 'list') {
    return (await parseItems(endpoint.sample ?? [], endpoint.schema, DEFAULT_REGION)).items;
  }
  return [parseRecord(endpoint, endpoint.sample, DEFAULT_REGION).value];
}
