import 'server-only';
import { DEFAULT_REGION } from '@/contract/formats/region';
import type * as endpoints from '@/lib/content/endpoints';
import { contract } from '@/lib/content/contract';
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
    getSiteSettings: record(contract.siteSettings),
    getHomePage: record(contract.homePage),
    getAboutPage: record(contract.aboutPage),
    getCustomerGallery: list(contract.customerGallery.path),
    getBuyerGallery: list(contract.buyerGallery.path),
    getTimeline: list(contract.timeline.path),
    getConstructionHome: optionalRecord(contract.constructionHome),
    getIndustrialHome: optionalRecord(contract.industrialHome),
    getServicePages: list(contract.servicePages.path),
    getClients: list(contract.clients.path),
    getEquipment: list(contract.equipment.path),
    getDocuments: list(contract.documents.path),
    getPortfolio: list(contract.portfolio.path),
    getProjects: list(contract.projects.path),
    getTeam: list(contract.team.path),
    getProducts: list(contract.products.path),
    getPosts: list(contract.posts.path),
    getFaq: list(contract.faq.path),
    getDownloads: list(contract.downloads.path),
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
