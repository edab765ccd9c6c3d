import 'server-only';
import { cachedList, cachedRecord } from './cached-endpoint';
import { contract } from './contract';

export const getSiteSettings = cachedRecord(contract.siteSettings);
export const getSocialLinks = cachedList(contract.socialLinks);
/** The host's products alone; pages take `getProducts` of lib/shop, which adds the samples. */
export const getHostProducts = cachedList(contract.products);
export const getServiceCards = cachedList(contract.serviceCards);
export const getServices = cachedList(contract.services);
export const getServicePages = cachedList(contract.servicePages);
export const getCaseStudies = cachedList(contract.caseStudies);
export const getCustomerGallery = cachedList(contract.customerGallery);
export const getBuyerGallery = cachedList(contract.buyerGallery);
export const getPosts = cachedList(contract.posts);
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
