import 'server-only';
import path from 'node:path';
import { ContentDisk } from '@/lib/content/store/content-disk';
import { followOtherInstances, sharedContent } from '@/lib/content/store/shared-content';
import { loads } from '@/lib/content/store/loads';
import type { Snapshot } from '@/lib/content/store/content-types';
import { contentStore } from '@/lib/content/store/store';
import { languagesOfNow } from '@/lib/content/store/last-derived';
import { merged } from '@/lib/content/store/merged';
import { languagesValue, MAIN, namedLocales } from '@/lib/content/store/site-languages';
import { translationLoads } from '@/lib/content/store/translations';
import { CONTENT_FOLDER } from '@/lib/delivery/cache/old-pages';
import { sitesFolder } from '@/lib/delivery/cache/pages-folder';
import { renewOutdatedPages } from '@/lib/delivery/cache/revalidation';
import { gridPages } from '@/lib/features/blog/grid-pages';
import { postItem } from '@/lib/features/blog/load-post';
import { getSidebar } from '@/lib/features/blog/sidebar';
import { frameContent } from '@/lib/features/company/frame';
import { siteDocuments } from '@/lib/features/documents/site-documents';
import { pageInLanguages } from '@/lib/features/languages/addresses';
import { furtherServicesPages, serviceItem } from '@/lib/features/services/services';
import { furtherShopPages } from '@/lib/features/shop/products';
import { categoryItem, featuredProduct, productItem } from '@/lib/features/shop/shop-items';
import { freePageItem } from '@/lib/pages/free-pages';
import { hiddenPaths } from '@/lib/pages/hidden';
import { leadItem } from '@/lib/pages/lead-to';
import { pageNames, pageTexts } from '@/lib/pages/page';
import { keepReportingCounts } from '@/lib/features/counts/report-counts';
import { environment } from '@/lib/platform/env';
import { EnvError } from '@/node/env';
import { log } from '@/lib/platform/log';
import { isLeftOutOfSearch } from '@/lib/features/seo/noindex';
import { followApiRequests } from './observability/api-requests';
import { RedirectsError } from '@/lib/pages/redirects/redirects';
import { reloadOnHangup } from '@/lib/pages/redirects/reload';
import { loadSiteRedirects } from '@/lib/pages/redirects/site-redirects';

/** An invalid setting ends the process with one line. */
export async function startOrExit(): Promise<void> {
  try {
    await start();
  } catch (error) {
    if (!(error instanceof EnvError || error instanceof RedirectsError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

async function start(): Promise<void> {
  const {
    CONTENT_HOST,
    CONTENT_PORT,
    SAMPLES,
    SESSION_SECRET,
    REDIRECTS_FILE,
    OTEL_EXPORTER_OTLP_ENDPOINT,
    OTEL_SERVICE_NAME,
  } = environment();
  loadSiteRedirects(REDIRECTS_FILE);
  reloadOnHangup(REDIRECTS_FILE);
  followApiRequests();
  await startContent();
  keepReportingCounts();
  if (OTEL_EXPORTER_OTLP_ENDPOINT) {
    const { startTracing } = await import('./observability/tracing');
    startTracing(OTEL_SERVICE_NAME);
  }
  if (SAMPLES === 'on' && CONTENT_HOST && !isEmbedded(CONTENT_HOST, CONTENT_PORT)) {
    log.warn('SAMPLES=on: samples of the site stand in for what the content host does not have');
  }
  if (isLeftOutOfSearch(environment())) {
    log.warn(
      'search engines are asked to leave out this site: NOINDEX=on, or SITE_URL of a staging host',
    );
  }
  if (!SESSION_SECRET && process.env.NODE_ENV === 'production') {
    log.warn('SESSION_SECRET is not set: unlocked certificates are locked again by a restart');
  }
}

/** Pages carry versions of them in place of what they are made from. Each is made from those before it. */
const values = [hiddenPaths, pageNames, frameContent, getSidebar, siteDocuments];
const items = [
  merged,
  pageTexts,
  productItem,
  featuredProduct,
  categoryItem,
  furtherShopPages.item,
  serviceItem,
  furtherServicesPages.item,
  postItem,
  ...Object.values(gridPages).map(({ item }) => item),
  freePageItem,
  pageInLanguages,
  leadItem,
];

/** Content in further languages is endpoints of its own. */
const languages = {
  localesIn: (snapshot: Snapshot) => namedLocales(snapshot).slice(1),
  loadsIn: translationLoads,
  value: languagesValue,
  spokenNow: () => languagesOfNow()?.spoken.map(({ path }) => path) ?? [MAIN],
};

/** What was held before the restart, or what other instances hold, serves before the host is asked. */
async function startContent(): Promise<void> {
  const { CONTENT_HOST = '' } = environment();
  const store = contentStore();
  // Development has no build, whose folder is kept.
  const isBuilt = process.env.NODE_ENV === 'production';
  const folder = path.join(
    sitesFolder(path.resolve(/* turbopackIgnore: true */ '.next')),
    CONTENT_FOLDER,
  );
  const disk = isBuilt ? new ContentDisk(folder, CONTENT_HOST) : undefined;
  const changed = renewOutdatedPages;
  const sharing = sharedContent();
  await store.start({ loads, values, items, languages, disk, sharing, changed });
  await followOtherInstances(store);
}

/** `npm start` gives the site the port of the content service that it has started. */
const isEmbedded = (host: string, port: number | undefined) => new URL(host).port === String(port);
