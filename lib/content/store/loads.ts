import 'server-only';
import { QUOTES_PATH } from '@/contract/upload-limits';
import type { ListEndpoint, RecordEndpoint } from '@/lib/content/schemas/endpoint-types';
import { fetchList, fetchRecord } from './fetch-endpoint';
import type { Load } from './content-types';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import { loadTakesQuotes } from './host-takes-quotes';

const loadOf =
  (endpoint: ListEndpoint | RecordEndpoint): Load =>
  (region) =>
    endpoint.shape === 'list' ? fetchList(endpoint, region) : fetchRecord(endpoint, region);

const endpoints = Object.values(hostEndpoints) as unknown as (ListEndpoint | RecordEndpoint)[];

/** All that the site asks the host for, by path. */
export const loads: ReadonlyMap<string, Load> = new Map<string, Load>([
  ...endpoints.map((endpoint) => [endpoint.path, loadOf(endpoint)] as const),
  [QUOTES_PATH, loadTakesQuotes],
]);
