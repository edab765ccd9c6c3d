import { setTimeout } from 'node:timers/promises';
import { endpointName, endpointOf } from '@/contract/languages/endpoint-name';
import { contentOf } from '@/e2e/faults/content';
import { startContentHost } from '@/e2e/faults/content-host';
import { startSite, stopAfterwards, storedPages, type Subject } from './programs';
import { SETTINGS } from './publishing';

/** Beside the main one. */
export const FURTHER = ['de-DE', 'fr-FR', 'es-ES', 'pl-PL', 'ar-EG'];

/** Those that visitors ask for most. */
export const TEN = storedPages.slice(0, 10);
const MAX_MS = 120_000;

export const pathOf = (locale: string): string => locale.slice(0, 2);
export const addressOf = (path: string, page: string): string =>
  page === '/' ? `/${path}` : `/${path}${page}`;

/** A host with everything of the demo company in each of the languages. */
export async function hostIn(locales: readonly string[]) {
  const host = await startContentHost({
    locales,
    content: (name, revision) => contentOf(endpointOf(name).path, revision),
  });
  stopAfterwards(host.stop);
  const languages = [
    { locale: 'en-US', name: 'English' },
    ...locales.map((locale) => ({ locale, name: locale, path: pathOf(locale) })),
  ];
  host.edit(SETTINGS, (settings) => ({ ...(settings as object), languages }));
  const namesOf = (path: string) =>
    [undefined, ...locales].map((locale) => endpointName(path, locale));
  return { host, namesOf };
}

/** A site whose pages are all stored in all languages, and those that visitors ask for most known. */
export async function visited(subject: Subject, locales: readonly string[]) {
  const { host, namesOf } = await hostIn(locales);
  const name = `languages-${locales.length + 1}`;
  const site = await startSite(subject, { CONTENT_HOST: host.url }, name);
  const paths = locales.map(pathOf);
  await speaks(site, paths);
  const addresses = [
    ...storedPages,
    ...paths.flatMap((path) => storedPages.map((page) => addressOf(path, page))),
  ];
  for (const address of addresses) await site.get(address);
  for (let turn = 0; turn < 3; turn++) for (const page of TEN) await site.get(page);
  return { site, host, namesOf, addresses };
}
export type Visited = Awaited<ReturnType<typeof visited>>;

/** Until a site answers in all of its languages. */
export const speaks = (site: Pick<Visited['site'], 'get'>, paths: readonly string[]) =>
  settled(async () => {
    const answers = await Promise.all(paths.map((path) => site.get(`/${path}`)));
    return answers.every(({ status }) => status === 200);
  });

export async function settled(isSettled: () => Promise<boolean>): Promise<void> {
  const began = performance.now();
  while (!(await isSettled())) {
    if (performance.now() - began > MAX_MS) throw new Error('the site does not settle');
    await setTimeout(500);
  }
}
