import 'server-only';
import { cachedList, cachedRecord } from './cached-endpoint';
import { hostEndpoints } from './host-endpoints';
import type { ListEndpoint, RecordEndpoint } from './endpoint-types';

/** The host is asked for what is stale or missing. */
export async function readAllContent(): Promise<void> {
  const endpoints = Object.values(hostEndpoints) as (ListEndpoint | RecordEndpoint)[];
  await Promise.all(
    endpoints.map((endpoint) =>
      endpoint.shape === 'list' ? cachedList(endpoint)() : cachedRecord(endpoint)(),
    ),
  );
}
