import { DEFAULT_REGION, type Region } from '@/contract/formats/region';
import { readRegion } from '@/contract/records/settings';
import { QUOTES_PATH } from '@/contract/upload-limits';
import type { ListEndpoint, RecordEndpoint } from '@/lib/content/schemas/endpoint-types';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import { parseItems } from '@/lib/content/schemas/lists';
import { withItemSlugs } from '@/lib/content/schemas/item-slugs';
import { contentStore } from '@/lib/content/store/store';
import { parseRecord } from '@/lib/content/schemas/warnings';
import { forgetContent } from './forget-content';

type Endpoints = typeof hostEndpoints;

/** As a host sends it; null where it does not have the endpoint, undefined where it never answered. */
type Content = {
  [Name in keyof Endpoints]?: (Endpoints[Name]['shape'] extends 'list' ? object[] : object) | null;
} & { takesQuotes?: boolean };

// Files of content are on it. Nobody asks it.
process.env.CONTENT_HOST = 'https://host.example';

const held = new Map<string, unknown>();

const paths = [...Object.values(hostEndpoints).map((endpoint) => endpoint.path), QUOTES_PATH];
const loads = new Map(
  paths.map((path) => [
    path,
    async () => {
      if (!held.has(path)) throw new Error('never held');
      return held.get(path);
    },
  ]),
);

const forgetAll = (): Promise<void> => {
  held.clear();
  forgetContent();
  return contentStore().start({ loads });
};

beforeAll(forgetAll);

afterEach(forgetAll);

/**
 * Until the end of the test the site has this content, and no other.
 * @throws for what the site would leave out of it
 */
export async function holdContent({ takesQuotes, ...content }: Content): Promise<void> {
  await forgetAll();
  const region = content.siteSettings ? readRegion(content.siteSettings) : DEFAULT_REGION;
  for (const [name, sent] of Object.entries(content)) {
    if (sent === undefined) continue;
    const endpoint = name as keyof Endpoints;
    held.set(hostEndpoints[endpoint].path, await checked(endpoint, sent, region));
  }
  if (takesQuotes !== undefined) held.set(QUOTES_PATH, takesQuotes);
  await contentStore().refresh([...held.keys()]);
}

/** With a number and a title alone. */
export const numbered = (count: number, title: string) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, title: `${title} ${index + 1}` }));

/** @returns as it is read from the store, where no field is without a value */
async function checked(name: keyof Endpoints, sent: unknown, region: Region): Promise<unknown> {
  const endpoint = hostEndpoints[name] as ListEndpoint | RecordEndpoint;
  if (sent === null && endpoint.optional) return null;
  if (sent === null) throw new Error(`${name}: every host has it`);
  const { value, faults } =
    endpoint.shape === 'list'
      ? await listOf(endpoint, sent as object[], region)
      : recordOf(endpoint, sent, region);
  if (faults.length > 0) throw new Error(`${name}: ${faults.join('; ')}`);
  return JSON.parse(JSON.stringify(value));
}

async function listOf({ path, schema }: ListEndpoint, sent: object[], region: Region) {
  const found = await parseItems(sent, schema, region);
  const { items, issues } = withItemSlugs(found.items, path);
  const faults = [...found.dropped, ...found.warnings, ...issues];
  return { value: items, faults: faults.map(({ index, reason }) => `item ${index}: ${reason}`) };
}

function recordOf(endpoint: RecordEndpoint, sent: unknown, region: Region) {
  const { value, warnings } = parseRecord(endpoint, sent, region);
  return { value, faults: warnings };
}
