import { setTimeout } from 'node:timers/promises';
import { revisionsIn } from '@/e2e/faults/content';
import type { ContentHost } from '@/e2e/faults/content-host';
import type { Site } from '@/e2e/faults/site';

export const SETTINGS = '/api/site-settings';
export const SERVICES = '/api/list/services-page';

const MAX_MS = 120_000;
/** How many pages are looked at at once. */
const LOOKS = 8;

type IsShown = (html: string) => boolean;

/** The items of the demo company repeated, with ids and titles of their own; no works has a thousand stations. */
export function multiply(items: unknown, count: number) {
  const originals = items as { title: string; station?: object }[];
  return Array.from({ length: count }, (_, index) => {
    const { station, ...original } = originals[index % originals.length]!;
    const title = `${original.title}, no. ${index + 1}`;
    return { ...original, ...(index < originals.length && { station }), id: index + 1, title };
  });
}

let edition = 0;

/** Gives one of so many services a new text. */
export function changeService(host: ContentHost, count: number, id: number): IsShown {
  const mark = `Edition ${++edition}.`;
  host.edit(SERVICES, (services) =>
    multiply(services, count).map((one) =>
      one.id === id ? { ...one, short_description: mark } : one,
    ),
  );
  return (html) => html.includes(mark);
}

/** Gives everything of an endpoint new texts. */
export function changeAll(host: ContentHost, path: string): IsShown {
  const revision = host.publish([path]);
  return (html) => {
    const shown = revisionsIn(html).get(path);
    return shown?.length === 1 && shown[0] === revision;
  };
}

/** @returns ms from the call of the webhook until each of the pages has shown the change */
export async function timePublish(
  site: Site,
  host: ContentHost,
  path: string,
  { urls, isShown }: { urls: string[]; isShown: IsShown },
): Promise<number> {
  // The host writes a long answer when it is first asked for it.
  await (await fetch(host.url + path)).arrayBuffer();
  const began = performance.now();
  const { status } = await site.publish({ paths: [path] });
  if (status !== 200) throw new Error(`the webhook answered ${status}`);
  const waiting = [...urls];
  const look = async () => {
    for (let url = waiting.shift(); url !== undefined; url = waiting.shift()) {
      if (isShown(await (await fetch(url)).text())) continue;
      if (performance.now() - began > MAX_MS) throw new Error(`${url} does not show a publish`);
      waiting.push(url);
      await setTimeout(1);
    }
  };
  await Promise.all(Array.from({ length: LOOKS }, look));
  return performance.now() - began;
}
