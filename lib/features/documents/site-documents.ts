import 'server-only';
import { derived } from '@/lib/content/store/derive';
import { getDownloads, getProducts, getServicePages } from '@/lib/content/store/endpoints';
import { loadWords } from '@/lib/content/words/load-words';
import { documentsOfProduct, documentsOfService, shown, type SiteDocument } from './documents-of';

/** Everything to download; undefined while none of it has ever been loaded. */
export const siteDocuments = derived(
  'site-documents',
  async (): Promise<SiteDocument[] | undefined> => {
    const [words, downloads, products, services] = await Promise.all([
      loadWords(),
      getDownloads(),
      getProducts(),
      getServicePages(),
    ]);
    if (!downloads && !products && !services) return undefined;
    const topic = words.common.company;
    return [
      ...(downloads ?? []).map((document) => shown(document, { topic }, words)),
      ...(products ?? []).flatMap((product) => documentsOfProduct(product, words)),
      ...(services ?? []).flatMap((service) => documentsOfService(service, words)),
    ];
  },
  (documents) => documents ?? null,
);
