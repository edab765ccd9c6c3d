import { DEFAULT_REGION, regionAs, type Region } from '@/contract/formats/region';
import { readRegion } from '@/contract/records/settings';
import { endpointName, isTranslation } from '@/contract/languages/endpoint-name';
import { translatedRecord } from '@/contract/languages/translation';
import { QUOTES_PATH } from '@/contract/upload-limits';
import type { ListEndpoint, RecordEndpoint } from '@/lib/content/schemas/endpoint-types';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import { hostFields } from '@/lib/content/schemas/host-fields';
import { parseItems } from '@/lib/content/schemas/lists';
import { withItemSlugs } from '@/lib/content/schemas/item-slugs';
import type { Snapshot } from '@/lib/content/store/content-types';
import { languagesOfNow } from '@/lib/content/store/last-derived';
import { languagesValue, namedLocales } from '@/lib/content/store/site-languages';
import { contentStore } from '@/lib/content/store/store';
import { translationLoads } from '@/lib/content/store/translations';
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
const loadsOf = (names: Iterable<string>) =>
  new Map(
    [...names].map((name) => [
      name,
      async () => {
        if (!held.has(name)) throw new Error('never held');
        return held.get(name);
      },
    ]),
  );

const languages = {
  localesIn: (snapshot: Snapshot) => namedLocales(snapshot).slice(1),
  loadsIn: (locale: string) => loadsOf(translationLoads(locale).keys()),
  value: languagesValue,
  spokenNow: () => languagesOfNow()?.spoken.map(({ path }) => path) ?? ['main'],
};

const forgetAll = (): Promise<void> => {
  held.clear();
  forgetContent();
  return contentStore().start({ loads: loadsOf(paths), languages });
};

beforeAll(forgetAll);

afterEach(forgetAll);

/**
 * Until the end of the test the site has this content, and no other.
 * @param translations by the locale of a further language, which the settings name: what the host does not have in
 * it is left out, what is undefined was never answered
 * @throws for what the site would leave out of it
 */
export async function holdContent(
  { takesQuotes, ...content }: Content,
  translations: Record<string, Content> = {},
): Promise<void> {
  await forgetAll();
  const region = content.siteSettings ? readRegion(content.siteSettings) : DEFAULT_REGION;
  for (const [name, sent] of Object.entries(content)) {
    if (sent === undefined) continue;
    const endpoint = name as keyof Endpoints;
    held.set(hostEndpoints[endpoint].path, await checked(endpoint, sent, region));
  }
  if (takesQuotes !== undefined) held.set(QUOTES_PATH, takesQuotes);
  for (const [locale, translation] of Object.entries(translations)) {
    for (const name of Object.keys(hostEndpoints) as (keyof Endpoints)[]) {
      if (Object.hasOwn(translation, name) && translation[name] === undefined) continue;
      held.set(
        endpointName(hostEndpoints[name].path, locale),
        translated(name, translation[name], regionAs(region, locale)),
      );
    }
  }
  await contentStore().refresh([...held.keys()].filter((name) => !isTranslation(name)));
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

/** @returns null where the host does not have it in the language */
function translated(name: keyof Endpoints, sent: unknown, region: Region): unknown {
  if (sent === undefined || sent === null) return null;
  const record = translatedRecord(name)(hostFields({ region }));
  return Array.isArray(sent) ? sent.map((item) => record.parse(item)) : record.parse(sent);
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
