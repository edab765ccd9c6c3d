import 'server-only';
import { DEFAULT_REGION, regionOf } from '@/contract/formats/region';
import { hostEndpoints } from '@/lib/content/schemas/host-endpoints';
import type { SiteSettings } from '@/lib/content/schemas/schemas';
import { examine, type AnyEndpoint, type Examined } from './examine';
import { checkFiles, type FileUse } from './files';
import { checkForms } from './forms';
import { checkLanguage } from './languages/check-languages';
import { isWhole, type LanguageReport } from './languages/language-report';
import { namedLanguages } from './languages/named-languages';
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
  const site = await checkSite(examined);
  const hidden = new Set(site.hidden.map(({ path }) => path));
  const languages: LanguageReport[] = [];
  const [main, ...further] = languagesOf(examined);
  for (const language of further) {
    let asked = 0;
    const checked = await checkLanguage(
      language,
      { locale: main!.locale, region, examined, hidden },
      (name) => progress(name, asked++, all.length),
    );
    languages.push(checked.report);
    for (const { file, ...use } of checked.files) if (!users.has(file)) users.set(file, [use]);
  }
  progress('files', 0, users.size);
  const files = await checkFiles(users, (done) => progress('files', done, users.size));
  const certificate = examined.find(({ endpoint }) => endpoint === hostEndpoints.certificatePage);
  const hasDocument = certificate?.report.missing.length === 0;
  const forms = await checkForms(hasDocument);
  const endpoints = examined.map(({ report }) => report);
  return {
    host,
    endpoints,
    files: { checked: users.size, ...files },
    languages,
    forms,
    site,
    ok:
      endpoints.every(({ missing }) => missing.length === 0) &&
      languages.every(isWhole) &&
      forms.every(({ missing }) => !missing) &&
      !(site.samples.setting === 'off' && site.samples.off.length > 0),
  };
}

/** The languages of the site; what is wrong with how they are named is said of the settings. */
function languagesOf(examined: readonly Examined[]) {
  const { sent, report } = examined.find(
    ({ endpoint }) => endpoint === hostEndpoints.siteSettings,
  )!;
  const { languages, faults, notes } = namedLanguages(sent[0], report.faults);
  report.faults.push(...faults);
  report.notes.push(...notes);
  return languages;
}
