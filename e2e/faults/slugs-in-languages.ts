import { endpointName } from '@/contract/languages/endpoint-name';
import type { ContentHost } from './content-host';
import { ENGLISH, GERMAN, type Language } from './languages';

export const SERVICES = '/api/list/services-page';
export const GERMAN_SERVICES = endpointName(SERVICES, GERMAN.locale);

type Item = { id: number; title: string; slug?: string };

/** By number: two of them swap between the languages, and no other language says any. */
export const englishSlugs = { 1: 'forging', 2: 'rolling', 3: 'turning' };
export const germanSlugs = { 1: 'rolling', 2: 'forging', 3: 'drehen' };

/** Gives the services of a language slugs, and changes them otherwise. */
export const editServices = (
  host: ContentHost,
  { path, locale }: Language,
  slugs: Record<number, string>,
  change: (items: Item[]) => Item[] = (items) => items,
) =>
  host.edit(endpointName(SERVICES, path && locale), (value) =>
    change((value as Item[]).map((item) => ({ ...item, slug: slugs[item.id] ?? item.slug }))),
  );

/** As the company has them at first. */
export function giveSlugs(host: ContentHost): void {
  editServices(host, ENGLISH, englishSlugs);
  editServices(host, GERMAN, germanSlugs);
}
