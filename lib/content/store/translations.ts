import 'server-only';
import { endpoints } from '@/contract/endpoints';
import { regionAs } from '@/contract/formats/region';
import { endpointName } from '@/contract/languages/endpoint-name';
import { translatedRecord } from '@/contract/languages/translation';
import type { ListEndpoint, RecordEndpoint } from '@/lib/content/schemas/endpoint-types';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import { hostFields } from '@/lib/content/schemas/host-fields';
import type { ContentSchema } from '@/lib/content/schemas/warnings';
import type { Load } from './content-types';
import { fetchList, fetchRecord } from './fetch-endpoint';

type Name = keyof typeof endpoints;
type AnyEndpoint = ListEndpoint | RecordEndpoint;

const named = Object.entries(hostEndpoints) as unknown as [Name, AnyEndpoint][];
const names = new Map(named.map(([name, { path }]) => [path, name]));

/** How the contract calls an endpoint; undefined for what is none. */
export const nameOfPath = (path: string): Name | undefined => names.get(path);

/** What merges with nothing is read as in the main language. */
export const translatedSchema = (name: Name, { schema }: AnyEndpoint): ContentSchema<object> =>
  endpoints[name].merges === 'alone'
    ? schema
    : (reading) => translatedRecord(name)(hostFields(reading));

/** No host has to answer in a language; numbers and days are read as the language writes them. */
function loadIn(name: Name, endpoint: AnyEndpoint, locale: string): Load {
  const schema = translatedSchema(name, endpoint);
  return (region) => {
    const own = regionAs(region, locale);
    return endpoint.shape === 'list'
      ? fetchList({ ...endpoint, schema, optional: true }, own, locale)
      : fetchRecord({ ...endpoint, schema, optional: true }, own, locale);
  };
}

/** All that a site asks its host for in a further language, by name. */
export const translationLoads = (locale: string): ReadonlyMap<string, Load> =>
  new Map(
    named.map(([name, endpoint]) => [
      endpointName(endpoint.path, locale),
      loadIn(name, endpoint, locale),
    ]),
  );
