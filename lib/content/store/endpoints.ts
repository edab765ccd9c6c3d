import 'server-only';
import { inCustomWords } from '@/lib/content/schemas/facts';
import { isNamed } from './current-language';
import { cachedList, cachedOptionalRecord, cachedRecord, cachedSamples } from './cached-endpoint';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import { setSiteLanguage } from '@/lib/content/words/site-words';

const getStoredSettings = cachedRecord(hostEndpoints.siteSettings);

export async function getSiteSettings() {
  const [settings, own] = await Promise.all([getStoredSettings(), getCustomWords()]);
  // What another language says is not said in the language of the page.
  if (settings && !isNamed()) setSiteLanguage(settings, own ?? undefined);
  return settings;
}

/** A list whose sections lead to a page: it is empty where the settings hide that page. */
const listOn =
  <T>(page: string, getList: () => Promise<T[] | undefined>) =>
  async (): Promise<T[] | undefined> => {
    const [settings, items] = await Promise.all([getSiteSettings(), getList()]);
    return settings?.hiddenPages.includes(page) ? [] : items;
  };

export const getSocialLinks = cachedList(hostEndpoints.socialLinks);
const getStoredProducts = cachedList(hostEndpoints.products);
export const getProducts = listOn('/shop', async () => {
  const [products, own] = await Promise.all([getStoredProducts(), getCustomWords()]);
  return products && own ? inCustomWords(products, own) : products;
});
export const getSampleProducts = cachedSamples(hostEndpoints.products);
export const getServiceCards = listOn('/service', cachedList(hostEndpoints.serviceCards));
export const getServices = listOn('/service', cachedList(hostEndpoints.services));
export const getServicePages = listOn('/service', cachedList(hostEndpoints.servicePages));
export const getCaseStudies = cachedList(hostEndpoints.caseStudies);
export const getCustomerGallery = cachedList(hostEndpoints.customerGallery);
export const getBuyerGallery = cachedList(hostEndpoints.buyerGallery);
export const getPosts = listOn('/blog', cachedList(hostEndpoints.posts));
export const getSamplePosts = cachedSamples(hostEndpoints.posts);
export const getClients = cachedList(hostEndpoints.clients);
export const getExcellence = cachedList(hostEndpoints.excellence);
export const getPortfolio = cachedList(hostEndpoints.portfolio);
export const getEquipment = cachedList(hostEndpoints.equipment);
export const getDocuments = cachedList(hostEndpoints.documents);
export const getHomePage = cachedRecord(hostEndpoints.homePage);
export const getAboutPage = cachedRecord(hostEndpoints.aboutPage);
export const getServicesIntroduction = cachedRecord(hostEndpoints.servicePage);
export const getClientsIntroduction = cachedRecord(hostEndpoints.clientsPage);
export const getPortfolioIntroduction = cachedRecord(hostEndpoints.portfolioPage);
export const getContactIntroduction = cachedRecord(hostEndpoints.contactPage);
export const getCertificatePage = cachedRecord(hostEndpoints.certificatePage);

export const getPages = cachedList(hostEndpoints.pages);
export const getMenus = cachedOptionalRecord(hostEndpoints.menus);
export const getCustomWords = cachedOptionalRecord(hostEndpoints.words);
export const getLocations = cachedList(hostEndpoints.locations);
export const getDownloads = cachedList(hostEndpoints.downloads);
export const getContacts = cachedList(hostEndpoints.contacts);
export const getTeam = cachedList(hostEndpoints.team);
export const getReviews = cachedList(hostEndpoints.reviews);
export const getFaq = cachedList(hostEndpoints.faq);
export const getHeroFacts = cachedList(hostEndpoints.heroFacts);
export const getSkills = cachedList(hostEndpoints.skills);
export const getFigures = cachedList(hostEndpoints.figures);
export const getTimeline = cachedList(hostEndpoints.timeline);
export const getProjects = cachedList(hostEndpoints.projects);
export const getIndustries = cachedList(hostEndpoints.industries);
export const getConstructionHome = cachedOptionalRecord(hostEndpoints.constructionHome);
export const getIndustrialHome = cachedOptionalRecord(hostEndpoints.industrialHome);
export const getBlogCategories = cachedList(hostEndpoints.blogCategories);
