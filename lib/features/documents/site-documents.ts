import 'server-only';
import { derived } from '@/lib/content/derive';
import { getDownloads, getProducts, getServicePages } from '@/lib/content/endpoints';
import { documentsOfProduct, documentsOfService, shown, type SiteDocument } from './documents-of';
import { documentTexts as texts } from './texts';

/** Everything to download; undefined while none of it has ever been loaded. */
export const siteDocuments = derived(
  'site-documents',
  async (): Promise<SiteDocument[] | undefined> => {
    const [downloads, products, services] = await Promise.all([
      getDownloads(),
      getProducts(),
      getServicePages(),
    ]);
    if (!downloads && !products && !services) return undefined;
    return [
      ...(downloads ?? []).map((document) => shown(document, { topic: texts.company })),
      ...(products ?? []).flatMap(documentsOfProduct),
      ...(services ?? []).flatMap(documentsOfService),
    ];
  },
  (documents) => documents ?? null,
  { tagged: true },
);
