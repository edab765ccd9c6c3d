import 'server-only';
import { provenAlternates } from './alternate-faults';
import type { Crawled } from './crawled';
import { languageFault, titleFaults } from './text-faults';

type Share = { sound: number; of: number };

/** What the pages of a site prove of its languages. */
export type SiteLanguagesReport = {
  home: string;
  languages: {
    lang: string;
    pages: number;
    /** Pairs of pages that name each other. */
    pairs: Share;
    /** Pages that are written in the language that they name. */
    written: Share;
  }[];
  faults: string[];
  /** There are more pages than are read. */
  isCut: boolean;
};

/** Addresses that search engines are sent to, and pages that fail. */
const addressFaults = ({ others, listed }: Crawled): string[] =>
  [...others].flatMap(([address, { why, hasFailed }]) => {
    if (listed.has(address)) return [`${address} is in the sitemap, and ${why}.`];
    return hasFailed ? [`${address} ${why}.`] : [];
  });

export function siteLanguagesReport(site: Crawled): SiteLanguagesReport {
  const faults: string[] = [];
  const langs = new Set([...site.pages.values()].map(({ lang }) => lang));
  const languages = [...langs].map((lang) => {
    const pages = [...site.pages.values()].filter((page) => page.lang === lang);
    const alternates = pages.map((page) => provenAlternates(page, site));
    const wrong = pages.flatMap((page) => languageFault(page, site) ?? []);
    faults.push(...alternates.flatMap((one) => one.faults), ...wrong, ...titleFaults(pages));
    const sum = (count: 'pairs' | 'sound') =>
      alternates.reduce((total, one) => total + one[count], 0);
    return {
      lang,
      pages: pages.length,
      pairs: { sound: sum('sound'), of: sum('pairs') },
      written: { sound: pages.length - wrong.length, of: pages.length },
    };
  });
  return {
    home: site.home,
    languages,
    faults: [...faults, ...addressFaults(site)],
    isCut: site.isCut,
  };
}

/** Never 100 % before it is. */
const shareOf = ({ sound, of }: Share): string =>
  `${sound} of ${of} (${of === 0 ? 100 : Math.floor((sound / of) * 100)} %)`;

/** For people: each fault by itself, since somebody has to mend it. */
export const siteLanguagesText = (report: SiteLanguagesReport, most: number): string =>
  [
    `Languages of ${report.home}`,
    ...report.languages.map(
      ({ lang, pages, pairs, written }) =>
        `  ${(lang || 'no lang').padEnd(8)} ${pages} ${pages === 1 ? 'page' : 'pages'}; hreflang returned: ${shareOf(pairs)}; written as lang says: ${shareOf(written)}`,
    ),
    ...(report.isCut ? [`There are more than ${most} pages: the others were not read.`] : []),
    '',
    ...(report.faults.length > 0 ? report.faults : ['No fault was found.']),
    '',
  ].join('\n');
