import 'server-only';
import { cachedList, cachedOptionalRecord, cachedRecord } from './cached-endpoint';
import { setFormats } from '@/lib/text/formats';
import { contract } from './contract';
import { isPreview } from './draft-content';

const getStoredSettings = cachedRecord(contract.siteSettings);

export async function getSiteSettings() {
  const settings = await getStoredSettings();
  // They are those of the process, and a draft is one visitor's.
  if (settings && !(await isPreview())) setFormats(settings.locale, settings.currency);
  return settings;
}

/** A list whose sections lead to a page: it is empty where the settings hide that page. */
const listOn =
  <T>(page: string, getList: () => Promise<T[] | undefined>) =>
  async (): Promise<T[] | undefined> => {
    const [settings, items] = await Promise.all([getSiteSettings(), getList()]);
    return settings?.hiddenPages.includes(page) ? [] : items;
  };

export const getSocialLinks = cachedList(contract.socialLinks);
export const getProducts = listOn('/shop', cachedList(contract.products));
export const getServiceCards = listOn('/service', cachedList(contract.serviceCards));
export const getServices = listOn('/service', cachedList(contract.services));
export const getServicePages = listOn('/service', cachedList(contract.servicePages));
export const getCaseStudies = cachedList(contract.caseStudies);
export const getCustomerGallery = cachedList(contract.customerGallery);
export const getBuyerGallery = cachedList(contract.buyerGallery);
export const getPosts = listOn('/blog', cachedList(contract.posts));
export const getClients = cachedList(contract.clients);
export const getExcellence = cachedList(contract.excellence);
export const getPortfolio = cachedList(contract.portfolio);
export const getEquipment = cachedList(contract.equipment);
export const getDocuments = cachedList(contract.documents);
export const getHomePage = cachedRecord(contract.homePage);
export const getAboutPage = cachedRecord(contract.aboutPage);
export const getServicesIntroduction = cachedRecord(contract.servicePage);
export const getClientsIntroduction = cachedRecord(contract.clientsPage);
export const getPortfolioIntroduction = cachedRecord(contract.portfolioPage);
export const getContactIntroduction = cachedRecord(contract.contactPage);
export const getCertificatePage = cachedRecord(contract.certificatePage);

export const getPages = cachedList(contract.pages);
export const getMenus = cachedOptionalRecord(contract.menus);
export const getLocations = cachedList(contract.locations);
export const getDownloads = cachedList(contract.downloads);
export const getContacts = cachedList(contract.contacts);
export const getTeam = cachedList(contract.team);
export const getReviews = cachedList(contract.reviews);
export const getFaq = cachedList(contract.faq);
export const getHeroFacts = cachedList(contract.heroFacts);
export const getSkills = cachedList(contract.skills);
export const getFigures = cachedList(contract.figures);
export const getTimeline = cachedList(contract.timeline);
export const getProjects = cachedList(contract.projects);
export const getIndustries = cachedList(contract.industries);
export const getConstructionHome = cachedOptionalRecord(contract.constructionHome);
export const getIndustrialHome = cachedOptionalRecord(contract.industrialHome);
export const getBlogCategories = cachedList(contract.blogCategories);
