import { setTimeout } from 'node:timers/promises';
import { endpointName } from '@/contract/languages/endpoint-name';
import { revisionsIn } from '@/e2e/faults/content';
import { headOfPage, storedPageFiles } from '@/e2e/faults/stored-pages';
import { multiply, SERVICES, SETTINGS, timePublish } from './publishing';
import { addressOf, pathOf, settled, TEN, type Visited } from './site-in-languages';

/** Publishes the settings in all languages. @returns what their pages show afterwards */
export async function publishSettings({ site, host, namesOf }: Visited): Promise<number> {
  const revision = host.publish(namesOf(SETTINGS));
  const { status } = await site.publish({ paths: [SETTINGS] });
  if (status !== 200) throw new Error(`the webhook answered ${status}`);
  return revision;
}

/** From a publish until ten pages, and until all, are stored anew, in ms; and how many those are. */
export type Rendering = { ten: number; all: number; pages: number };

export async function timeRendering(visited: Visited) {
  const began = Date.now();
  await publishSettings(visited);
  return untilStored(visited, began);
}

export async function untilStored({ site }: Visited, began: number): Promise<Rendering> {
  let stored = new Map<string, number>();
  await settled(async () => {
    const heads = await Promise.all((await storedPageFiles(site)).map(headOfPage));
    stored = new Map(heads.map((head) => [head.name, head.stored]));
    return Math.min(...stored.values()) >= began;
  });
  const ten = TEN.map((page) => stored.get(addressOf('main', page)) ?? NaN);
  return {
    ten: Math.max(...ten) - began,
    all: Math.max(...stored.values()) - began,
    pages: stored.size,
  };
}

/** How many pages show the old settings when they are opened after a publish. */
export async function countOld(visited: Visited): Promise<number> {
  const revision = await publishSettings(visited);
  const pages = visited.addresses.filter((_, index) => index % 7 === 0);
  const shown = await Promise.all(
    pages.map(async (page) => revisionsIn((await visited.site.get(page)).html).get(SETTINGS)),
  );
  return shown.filter((of) => of?.some((each) => each !== revision)).length;
}

let edition = 0;

/** Within it the pages of the publish before are made again. */
const REST_MS = 3_000;

/** @returns ms until the page of a service shows what was published in its language */
export async function timeItem({ site, host }: Visited, locale?: string): Promise<number> {
  await setTimeout(REST_MS);
  const mark = `Edition ${++edition}.`;
  const name = endpointName(SERVICES, locale);
  host.edit(name, (services) =>
    multiply(services, 10).map((one) => (one.id === 1 ? { ...one, short_description: mark } : one)),
  );
  const page = '/service-details/1';
  const urls = [site.url + (locale ? addressOf(pathOf(locale), page) : page)];
  return timePublish(site, host, name, { urls, isShown: (html) => html.includes(mark) });
}
