import 'server-only';
import { cachedList, cachedRecord } from './cached-endpoint';
import { contract } from './contract';
import type { ListEndpoint, RecordEndpoint } from './endpoint-types';

/** The host is asked for what is stale or missing. */
export async function readAllContent(): Promise<void> {
  const endpoints = Object.values(contract) as (ListEndpoint | RecordEndpoint)[];
  await Promise.all(
    endpoints.map((endpoint) =>
      endpoint.shape === 'list' ? cachedList(endpoint)() : cachedRecord(endpoint)(),
    ),
  );
}
