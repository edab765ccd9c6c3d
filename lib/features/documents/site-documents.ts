import 'server-only';
import { derived } from '@/lib/content/derive';
import {
  getDownloads,
  getProducts,
  getServicePages,
  getSiteSettings,
} from '@/lib/content/endpoints';
import { documentsOfProduct, documentsOfService, shown, type SiteDocument } from './documents-of';
import { words } from '@/words/words';

/** Everything to download; undefined while none of it has ever been loaded. */
export const siteDocuments = derived(
  'site-documents',
  async (): Promise<SiteDocument[] | undefined> => {
    const [settings, downloads, products, services] = await Promise.all([
      getSiteSettings(),
      getDownloads(),
      getProducts(),
      getServicePages(),
    ]);
    if (!downloads && !products && !services) return undefined;
    const ofSite = words(settings?.locale);
    const topic = ofSite.common.company;
    return [
      ...(downloads ?? []).map((document) => shown(document, { topic }, ofSite)),
      ...(products ?? []).flatMap((product) => documentsOfProduct(product, ofSite)),
      ...(services ?? []).flatMap((service) => documentsOfService(service, ofSite)),
    ];
  },
  (documents) => documents ?? null,
  { tagged: true },
);
