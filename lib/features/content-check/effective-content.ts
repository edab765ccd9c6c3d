import 'server-only';
import { DEFAULT_REGION } from '@/contract/formats/region';
import type * as endpoints from '@/lib/content/endpoints';
import { hostEndpoints } from '@/lib/content/host-endpoints';
import type { RecordEndpoint } from '@/lib/content/endpoint-types';
import { parseItems } from '@/lib/content/lists';
import { parseRecord } from '@/lib/content/warnings';
import type { Examined } from './examine';
import { isSampled } from './samples-shown';

/** What pages get of the answers of a host, with samples in the places that the host leaves empty. */
export async function effectiveContent(examined: readonly Examined[], withSamples: boolean) {
  const answers = new Map<string, unknown[] | null | undefined>();
  for (const { endpoint, items } of examined) {
    const isFilled =
      withSamples && items !== undefined && isSampled({ endpoint, items: items ?? null });
    answers.set(endpoint.path, isFilled ? await sampleOf(endpoint) : items);
  }
  const list = (path: string) => async () => {
    const items = answers.get(path);
    return items === null ? [] : items;
  };
  const record = (endpoint: object & { path: string }) => async () => {
    const items = answers.get(endpoint.path);
    return items?.length ? (endpoint as RecordEndpoint).view(items[0]) : (items ?? undefined);
  };
  const optionalRecord = (endpoint: object & { path: string }) => async () =>
    answers.get(endpoint.path) === null ? null : record(endpoint)();
  const source = {
    getSiteSettings: record(hostEndpoints.siteSettings),
    getHomePage: record(hostEndpoints.homePage),
    getAboutPage: record(hostEndpoints.aboutPage),
    getCustomerGallery: list(hostEndpoints.customerGallery.path),
    getBuyerGallery: list(hostEndpoints.buyerGallery.path),
    getTimeline: list(hostEndpoints.timeline.path),
    getConstructionHome: optionalRecord(hostEndpoints.constructionHome),
    getIndustrialHome: optionalRecord(hostEndpoints.industrialHome),
    getServicePages: list(hostEndpoints.servicePages.path),
    getClients: list(hostEndpoints.clients.path),
    getEquipment: list(hostEndpoints.equipment.path),
    getDocuments: list(hostEndpoints.documents.path),
    getPortfolio: list(hostEndpoints.portfolio.path),
    getProjects: list(hostEndpoints.projects.path),
    getTeam: list(hostEndpoints.team.path),
    getProducts: list(hostEndpoints.products.path),
    getPosts: list(hostEndpoints.posts.path),
    getFaq: list(hostEndpoints.faq.path),
    getDownloads: list(hostEndpoints.downloads.path),
  };
  return {
    // Every item has passed the schema of its endpoint.
    source: source as unknown as typeof endpoints,
    all: <T>(path: string): T[] => (answers.get(path) ?? []) as T[],
    one: <T>(path: string): T | undefined => answers.get(path)?.[0] as T | undefined,
  };
}

async function sampleOf(endpoint: Examined['endpoint']): Promise<unknown[]> {
  if (endpoint.shape === 'list') {
    return (await parseItems(endpoint.sample ?? [], endpoint.schema, DEFAULT_REGION)).items;
  }
  return [parseRecord(endpoint, endpoint.sample, DEFAULT_REGION).value];
}
