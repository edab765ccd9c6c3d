import 'server-only';
import { DEFAULT_REGION, regionOf } from '@/contract/formats/region';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import type { SiteSettings } from '@/lib/content/schemas/schemas';
import { examine, type AnyEndpoint, type Examined } from './examine';
import { checkFiles, type FileUse } from './files';
import { checkForms } from './forms';
import type { Report } from './report';
import { checkSite } from './site';

/** Asks one endpoint after the other, so that the times are comparable. */
export async function checkHost(
  host: string,
  progress: (step: string, done: number, all: number) => void,
): Promise<Report> {
  const examined: Examined[] = [];
  const all = Object.values(hostEndpoints) as AnyEndpoint[];
  let region = DEFAULT_REGION;
  for (const endpoint of all) {
    progress(endpoint.path, examined.length, all.length);
    const found = await examine(endpoint, region);
    examined.push(found);
    // The settings are the first endpoint.
    if (endpoint === hostEndpoints.siteSettings)
      region = regionOf((found.items?.[0] as SiteSettings) ?? {});
  }
  const users = new Map<string, FileUse[]>();
  for (const { endpoint, files } of examined) {
    for (const { file, ...use } of files) {
      users.set(file, [...(users.get(file) ?? []), { endpoint: endpoint.path, ...use }]);
    }
  }
  progress('files', 0, users.size);
  const files = await checkFiles(users, (done) => progress('files', done, users.size));
  const certificate = examined.find(({ endpoint }) => endpoint === hostEndpoints.certificatePage);
  const hasDocument = certificate?.report.missing.length === 0;
  const forms = await checkForms(hasDocument);
  const site = await checkSite(examined);
  const endpoints = examined.map(({ report }) => report);
  return {
    host,
    endpoints,
    files: { checked: users.size, ...files },
    forms,
    site,
    ok:
      endpoints.every(({ missing }) => missing.length === 0) &&
      forms.every(({ missing }) => !missing) &&
      !(site.samples.setting === 'off' && site.samples.off.length > 0),
  };
}
