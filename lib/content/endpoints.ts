import 'server-only';
import type { z } from 'zod';
import { log } from '@/lib/log';
import { cachedContent } from './cache';
import { withColours } from './colours';
import { parseItems, unwrapList, unwrapRecord } from './lists';
import { requestJson } from './request';
import * as schema from './schemas';
import { sampleProducts } from './samples/products';
import { aboutSections, homeSections, introduction } from './sections';

/** Paths of the content service; the names of functions hide how they are spelt. */
export const endpoints = {
  siteSettings: '/api/site-settings',
  socialLinks: '/api/social-links',
  products: '/api/list/industrial-products',
  serviceCards: '/api/list/servicecard',
  services: '/api/list/services',
  servicePages: '/api/list/services-page',
  caseStudies: '/api/list/case-study',
  customerGallery: '/api/list/cusmoter-gallery',
  buyerGallery: '/api/list/buyer-gallery',
  posts: '/api/list/home-blog',
  clients: '/api/list/clients',
  excellence: '/api/list/excellence-img',
  portfolio: '/api/list/portfolio',
  equipment: '/api/list/equipment-gallery',
  documents: '/api/list/document',
  homePage: '/api/pages/home',
  aboutPage: '/api/pages/about',
  servicePage: '/api/pages/Service',
  clientsPage: '/api/pages/clients',
  portfolioPage: '/api/pages/portfolio',
  contactPage: '/api/pages/contact',
} as const;

function list<T>(path: string, itemSchema: z.ZodType<T>) {
  return cachedContent(path, async () => {
    const { items, dropped } = parseItems(unwrapList(await requestJson(path)), itemSchema);
    for (const { index, reason } of dropped) {
      log.warn({ endpoint: path, index, reason }, 'malformed item left out');
    }
    return withColours(items);
  });
}

function record<T>(path: string, recordSchema: z.ZodType<T>) {
  return cachedContent(path, async () =>
    withColours(recordSchema.parse(unwrapRecord(await requestJson(path)))),
  );
}

/**
 * One function an endpoint. Each gives the last good copy, validated; undefined only where no copy
 * has ever existed (the section then shows its loading state).
 */
export const getSiteSettings = record(endpoints.siteSettings, schema.siteSettingsSchema);
export const getSocialLinks = list(endpoints.socialLinks, schema.socialLinkSchema);
export const getServiceCards = list(endpoints.serviceCards, schema.serviceCardSchema);
export const getServices = list(endpoints.services, schema.serviceCardSchema);
export const getServicePages = list(endpoints.servicePages, schema.serviceSchema);
export const getCaseStudies = list(endpoints.caseStudies, schema.galleryItemSchema);
export const getCustomerGallery = list(endpoints.customerGallery, schema.galleryItemSchema);
export const getBuyerGallery = list(endpoints.buyerGallery, schema.galleryItemSchema);
export const getClients = list(endpoints.clients, schema.clientSchema);
export const getExcellence = list(endpoints.excellence, schema.galleryItemSchema);
export const getPortfolio = list(endpoints.portfolio, schema.galleryItemSchema);
export const getEquipment = list(endpoints.equipment, schema.galleryItemSchema);
export const getDocuments = list(endpoints.documents, schema.galleryItemSchema);
export const getPosts = list(endpoints.posts, schema.postSchema);

const getHostProducts = list(endpoints.products, schema.productSchema);

/** The host's products; the static samples where it has none. */
export async function getProducts(): Promise<schema.Product[] | undefined> {
  const products = await getHostProducts();
  return products?.length === 0 ? sampleProducts : products;
}

function page<T>(path: string, resolve: (page: schema.Page) => T) {
  const getPage = record(path, schema.pageSchema);
  return async (): Promise<T | undefined> => {
    const found = await getPage();
    return found && resolve(found);
  };
}

export const getHomePage = page(endpoints.homePage, homeSections);
export const getAboutPage = page(endpoints.aboutPage, aboutSections);
export const getServicesIntroduction = page(endpoints.servicePage, introduction);
export const getClientsIntroduction = page(endpoints.clientsPage, introduction);
export const getPortfolioIntroduction = page(endpoints.portfolioPage, introduction);
export const getContactIntroduction = page(endpoints.contactPage, introduction);
