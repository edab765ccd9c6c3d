import 'server-only';
import { log } from '@/lib/log';
import { cachedContent } from './cache';
import { withColours } from './colours';
import { contract, type ListEndpoint, type RecordEndpoint } from './contract';
import { withLeftOut } from './left-out';
import { parseItems, unwrapList, unwrapRecord } from './lists';
import { requestJson } from './request';
import type { Page } from './page-schemas';
import type { Product } from './schemas';
import { sampleProducts } from '@/lib/demo-data/products';
import { aboutSections, homeSections, introduction } from './sections';

function list<T>({ path, schema }: ListEndpoint<T>) {
  return cachedContent(path, async () => {
    const { items, dropped, partly } = await parseItems(
      unwrapList(await requestJson(path)),
      schema,
    );
    for (const { index, reason } of dropped) {
      log.warn({ endpoint: path, index, reason }, 'malformed item left out');
    }
    for (const { index, reason } of partly) {
      log.warn({ endpoint: path, index, reason }, 'malformed part of an item left out');
    }
    return withColours(items);
  });
}

function record<T>({ path, schema }: RecordEndpoint<T>) {
  return cachedContent(path, async () => {
    const body = unwrapRecord(await requestJson(path));
    const { value, leftOut } = withLeftOut(() => schema.parse(body));
    for (const reason of leftOut) log.warn({ endpoint: path, reason }, 'malformed part left out');
    return withColours(value);
  });
}

/**
 * One function an endpoint, and nothing else is exported here; the certificate's is in its own
 * module. Each gives the last good copy, validated; undefined only where no copy has ever existed
 * (the section then shows its loading state).
 */
export const getSiteSettings = record(contract.siteSettings);
export const getSocialLinks = list(contract.socialLinks);
export const getServiceCards = list(contract.serviceCards);
export const getServices = list(contract.services);
export const getServicePages = list(contract.servicePages);
export const getCaseStudies = list(contract.caseStudies);
export const getCustomerGallery = list(contract.customerGallery);
export const getBuyerGallery = list(contract.buyerGallery);
export const getClients = list(contract.clients);
export const getExcellence = list(contract.excellence);
export const getPortfolio = list(contract.portfolio);
export const getEquipment = list(contract.equipment);
export const getDocuments = list(contract.documents);
export const getPosts = list(contract.posts);

const getHostProducts = list(contract.products);

/** The host's products; the static samples where it has none. */
export async function getProducts(): Promise<Product[] | undefined> {
  const products = await getHostProducts();
  return products?.length === 0 ? sampleProducts : products;
}

function page<T>(endpoint: RecordEndpoint<Page>, resolve: (page: Page) => T) {
  const getPage = record(endpoint);
  return async (): Promise<T | undefined> => {
    const found = await getPage();
    return found && resolve(found);
  };
}

export const getHomePage = page(contract.homePage, homeSections);
export const getAboutPage = page(contract.aboutPage, aboutSections);
export const getServicesIntroduction = page(contract.servicePage, introduction);
export const getClientsIntroduction = page(contract.clientsPage, introduction);
export const getPortfolioIntroduction = page(contract.portfolioPage, introduction);
export const getContactIntroduction = page(contract.contactPage, introduction);
